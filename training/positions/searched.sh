#!/usr/bin/env bash
# Writes rows of positions that a network's own search looks at:
#   training/positions/searched.sh OWN QUICK STRONG FOLDER [TENGEN-TEACH]
# OWN is the network that is to learn on. THREADS is the number of games played at a time (1).
# SEEDS names the games for the strong teacher (1 to 20), LARGE further games on large boards for
# the quick one. A file that is there already is not written again, so the same command goes on
# after a cut.
set -euo pipefail
if [ $# -lt 4 ]; then
    echo "usage: $0 OWN.bin.gz QUICK.bin.gz STRONG.bin.gz FOLDER [TENGEN-TEACH]" >&2
    exit 2
fi
quick=$2 strong=$3 folder=$4 teach=(${5:-target/release/tengen-teach} --threads "${THREADS:-1}" --net "$1" --search 120)
mkdir -p "$folder"/{s,sg}

# Positions with the answers of the quick teacher: size, seed, positions.
quickly() { [ -f "$folder/sg/$1-$2.rows" ] || "${teach[@]}" --teacher "$quick" --every 2 --size "$1" --seed "5$2" --positions "$3" --out "$folder/sg/$1-$2.rows"; }
# Positions with the answers of the strong teacher.
taught() { [ -f "$folder/s/$1-$2.rows" ] || "${teach[@]}" --teacher "$strong" --every 8 --size "$1" --seed "6$2" --positions "$3" --out "$folder/s/$1-$2.rows"; }

quickly 9 1 150000; quickly 19 1 40000; quickly 13 1 40000
for seed in ${LARGE:-}; do quickly 19 "$seed" 40000; quickly 13 "$seed" 10000; done
for seed in ${SEEDS-$(seq 20)}; do
    taught 9 "$seed" 12000; taught 9 "1$seed" 12000; taught 19 "$seed" 2500; taught 13 "$seed" 2000
done
