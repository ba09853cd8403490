#!/usr/bin/env bash
# Version:  exceljs 4.4.0, SheetJS 0.20.3 (npm:@e965/xlsx)
# Expected: 50 in the number format 0\ \m\l (shown as "50 ml") is the number 50, as with the format 0" ml".
# Comes:    18 February 1900. Letters in quotes are passed over, letters behind a backslash, the other way to write
#           them, are taken for months, days and hours. SheetJS reads 50 in both.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent \
  exceljs@4.4.0 xlsx@npm:@e965/xlsx@0.20.3 >/dev/null

cat > try.mjs <<'END'
import ExcelJS from 'exceljs';
import * as XLSX from 'xlsx';

const seen = [];
for (const numFmt of ['0" ml"', '0\\ \\m\\l']) {
  const book = new ExcelJS.Workbook();
  const cell = book.addWorksheet('Sizes').getCell('A1');
  cell.value = 50;
  cell.numFmt = numFmt;
  const file = await book.xlsx.writeBuffer();
  const again = await new ExcelJS.Workbook().xlsx.load(file);
  const { value } = again.worksheets[0].getCell('A1');
  const sheetJs = XLSX.read(file, { cellDates: true }).Sheets.Sizes.A1;
  const shown = value instanceof Date ? value.toISOString().slice(0, 10) : value;
  seen.push(`${numFmt}: exceljs ${shown}, SheetJS ${sheetJs.v} ("${sheetJs.w}")`);
}
console.log(seen.join('; '));
END

expected='0" ml": exceljs 50, SheetJS 50 ("50 ml"); 0\ \m\l: exceljs 1900-02-18, SheetJS 50 ("50 ml")'
seen=$(node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
