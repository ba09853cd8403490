#!/usr/bin/env bash
# Version:  SheetJS 0.20.3 (npm:@e965/xlsx), read-excel-file 9.3.17
# Expected: a number in a format of one's own, such as 0 "ml", comes back as the number, however many formats there are.
# Comes:    SheetJS numbers its formats from 60 on, where Excel begins at 164. The twelfth is 71, and from 71 to 81
#           read-excel-file sees the built-in days of the Thai edition, although the file says what 71 is. 50 ml in
#           the first eleven formats, 18 February 1900 in the twelfth.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent \
  xlsx@npm:@e965/xlsx@0.20.3 read-excel-file@9.3.17 >/dev/null

cat > try.mjs <<'END'
import readSheets from 'read-excel-file/node';
import * as XLSX from 'xlsx';

const cells = Array.from({ length: 12 }, (_, at) => ({ t: 'n', v: 50, z: `0 "unit ${at + 1}"` }));
const book = XLSX.utils.book_new();
XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([cells]), 'Sizes');
const file = XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: false });
const [, id] = file.toString('latin1').match(/numFmtId="(\d+)" formatCode="0 &quot;unit 12&quot;"/);
const [row] = (await readSheets(file))[0].data;
const shown = row.slice(10).map((value) => (value instanceof Date ? value.toISOString() : value));
console.log(`format 12 has id ${id}; format 11 and 12 read ${shown.join(' and ')}`);
END

expected='format 12 has id 71; format 11 and 12 read 50 and 1900-02-18T00:00:00.000Z'
seen=$(node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
