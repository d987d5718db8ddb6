#!/usr/bin/env bash
# Writes rows to learn from: training/positions/rows.sh QUICK STRONG FOLDER [TENGEN-TEACH]
# THREADS is the number of games played at a time (1).
# A file that is there already is not written again, so the same command goes on after a cut.
set -euo pipefail
if [ $# -lt 3 ]; then
    echo "usage: $0 QUICK.bin.gz STRONG.bin.gz FOLDER [TENGEN-TEACH]" >&2
    exit 2
fi
quick=$1 strong=$2 folder=$3 teach=(${4:-target/release/tengen-teach} --threads "${THREADS:-1}")
mkdir -p "$folder"/{g,b,held}

# Positions with the answers of the quick player itself: size, seed, positions.
own() { [ -f "$folder/g/$1-$2.rows" ] || "${teach[@]}" --net "$quick" --size "$1" --seed "$2" --positions "$3" --out "$folder/g/$1-$2.rows"; }
# Positions of the quick player's games with the answers of the strong teacher.
taught() { [ -f "$folder/b/$1-$2.rows" ] || "${teach[@]}" --net "$quick" --teacher "$strong" --every 6 --size "$1" --seed "1$2" --positions "$3" --out "$folder/b/$1-$2.rows"; }
held() { [ -f "$folder/held/$1.rows" ] || "${teach[@]}" --net "$quick" --teacher "$strong" --every 20 --size "$1" --seed 999 --positions "$2" --out "$folder/held/$1.rows"; }

own 9 1 200000; own 19 1 60000; own 13 1 60000
held 9 2000; held 13 1000; held 19 800
for seed in 2 3; do own 9 "$seed" 200000; own 19 "$seed" 60000; done
taught 9 0 20000; taught 19 0 3000
for size in 7 11 15 17 8 10; do own "$size" 1 15000; done
own 13 2 50000
for seed in {1..20}; do
    taught 9 "$seed" 20000; taught 19 "$seed" 3000; taught 13 "$seed" 4000
    case $seed in 1 | 3 | 5) for size in 3 4 5 6; do taught "$size" "$seed" 1500; done ;; esac
done
