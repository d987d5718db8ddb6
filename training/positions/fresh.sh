#!/usr/bin/env bash
# Writes fresh rows for a network that learns on:
#   training/positions/fresh.sh OWN QUICK STRONG FOLDER [TENGEN-TEACH]
# OWN plays with itself. QUICK or STRONG answers for one position in five, and QUICK for one in
# eight of the positions that a search by OWN looks at. On 9×9, rows with the results of OWN's own
# search are written too.
# A file that is there already is not written again, so the same command goes on after a cut.
set -euo pipefail
if [ $# -lt 4 ]; then
    echo "usage: $0 OWN.bin.gz QUICK.bin.gz STRONG.bin.gz FOLDER [TENGEN-TEACH]" >&2
    exit 2
fi
quick=$2 strong=$3 folder=$4 teach=("${5:-target/release/tengen-teach}" --net "$1")
mkdir -p "$folder"/{w,sg,b,f}

# Each: size, number, positions.
write() { local out=$1; shift; [ -f "$out" ] || "${teach[@]}" "$@" --out "$out"; }
played() { write "$folder/w/$1-$2.rows" --teacher "$quick" --every 5 --size "$1" --seed "8$2" --positions "$3"; }
searched() { write "$folder/sg/$1-$2.rows" --teacher "$quick" --search 120 --every 8 --size "$1" --seed "85$2" --positions "$3"; }
# The results of OWN's own search, for the ninth step.
found() { write "$folder/f/$1-$2.rows" --search 200 --size "$1" --seed "9$2" --positions "$3"; }
taught() { write "$folder/b/$1-$2.rows" --teacher "$strong" --every 5 --size "$1" --seed "86$2" --positions "$3"; }

played 9 01 80000; searched 9 01 60000; taught 9 01 24000
played 13 01 50000; searched 13 01 15000; taught 13 01 5000
for size in 5 7 8 10 11 15 17; do played "$size" 01 6000; done
for number in 01 02 03 04 05 06 11 12; do played 19 "$number" 40000; done
for number in 01 02 11; do searched 19 "$number" 20000; done
taught 19 01 4000
found 9 0 20000; found 9 1 20000
# For the tenth step, more games with the answers of STRONG. OWN is then 0.6 of the ninth step's
# network and 0.4 of the network that this began from, with logits 1.12 times as large.
for number in 11 12 13 14 15 16; do taught 19 $number 3000; done; taught 13 11 3000
