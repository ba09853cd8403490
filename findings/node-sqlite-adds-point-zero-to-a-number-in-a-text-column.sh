#!/usr/bin/env bash
# Version:  node:sqlite of Node 24.21.0
# Expected: a whole JavaScript number is bound as an integer, so 12345 in a text column reads '12345', and
#           json_object('n', ?) is {"n":1}.
# Comes:    every number is bound as REAL: the column holds '12345.0', the JSON {"n":1.0}, and 7 / 2 is 3.5 where SQL
#           with literals says 3. Only a BigInt is bound as an integer. Comparing with the same number finds the row, so
#           tests that write and look up through the driver do not show it.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent node@24.21.0 >/dev/null

cat > try.mjs <<'END'
import { DatabaseSync } from 'node:sqlite';

const db = new DatabaseSync(':memory:');
db.exec('CREATE TABLE things (sku TEXT)');
db.prepare('INSERT INTO things VALUES (?)').run(12345);
const { sku } = db.prepare('SELECT sku FROM things WHERE sku = ?').get(12345);
const { json, half } = db.prepare("SELECT json_object('n', ?) AS json, 7 / ? AS half").get(1, 2);
const whole = db.prepare('SELECT 7 / ? AS half').get(2n);
console.log(`sku '${sku}', json ${json}, 7 / 2 = ${half}, 7 / 2n = ${whole.half}`);
END

expected="sku '12345.0', json {\"n\":1.0}, 7 / 2 = 3.5, 7 / 2n = 3"
seen=$(node_modules/node/bin/node --no-warnings try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
