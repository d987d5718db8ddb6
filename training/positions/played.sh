#!/usr/bin/env bash
# Writes rows of many games that a network plays with itself:
#   training/positions/played.sh OWN QUICK FOLDER [TENGEN-TEACH]
# OWN is the network that is to learn on, QUICK the teacher of one position in four or five. A few
# positions of many games teach more than many positions of a few games.
# A file that is there already is not written again, so the same command goes on after a cut.
set -euo pipefail
if [ $# -lt 3 ]; then
    echo "usage: $0 OWN.bin.gz QUICK.bin.gz FOLDER [TENGEN-TEACH]" >&2
    exit 2
fi
folder=$3 teach=("${4:-target/release/tengen-teach}" --net "$1" --teacher "$2")
mkdir -p "$folder/w"

# Size, number, one position in this many, positions.
played() { [ -f "$folder/w/$1-$2.rows" ] || "${teach[@]}" --every "$3" --size "$1" --seed "7$2" --positions "$4" --out "$folder/w/$1-$2.rows"; }

for number in 01 11; do played 19 $number 5 40000; played 13 $number 4 20000; played 9 $number 4 20000; done
for number in 02 03 12 13; do played 19 $number 5 40000; done
