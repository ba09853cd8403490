#!/usr/bin/env bash
# Version:  papaparse 5.7.1, SheetJS 0.20.3 (npm:@e965/xlsx)
# Expected: unparse() of objects writes every key that occurs, as SheetJS does with the same rows.
# Comes:    the keys of the first row are the columns. What only later rows have is left out, without an error. The
#           option columns, or { fields, data }, names them.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent \
  papaparse@5.7.1 xlsx@npm:@e965/xlsx@0.20.3 >/dev/null

cat > try.mjs <<'END'
import Papa from 'papaparse';
import * as XLSX from 'xlsx';

const rows = [{ name: 'Ana' }, { name: 'Ben', email: 'ben@example.com' }];
const inPapa = Papa.unparse(rows, { newline: ' / ' });
const inSheetJs = XLSX.utils.sheet_to_csv(XLSX.utils.json_to_sheet(rows), { RS: ' / ' });
console.log(`papaparse ${inPapa}; SheetJS ${inSheetJs}`);
END

expected='papaparse name / Ana / Ben; SheetJS name,email / Ana, / Ben,ben@example.com'
seen=$(node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
