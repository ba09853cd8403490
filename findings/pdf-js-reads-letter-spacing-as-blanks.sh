#!/usr/bin/env bash
# Version:  pdfjs-dist 6.5.438 (the viewer of Firefox), mupdf 1.28.1, pdfkit 0.20.2, Node 24.21.0
# Expected: a code that is set with wide letter spacing is copied out of a PDF as it was written: spacing is looks.
# Comes:    readers guess blanks from gaps, each by a bound of its own. At 16 points pdf.js puts a blank between all
#           letters from a spacing of 2 points on, MuPDF from 2.5 on; at 1 point both are right.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent \
  node@24.21.0 pdfjs-dist@6.5.438 mupdf@1.28.1 pdfkit@0.20.2 >/dev/null

cat > try.mjs <<'END'
import { buffer } from 'node:stream/consumers';
import * as mupdf from 'mupdf';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PdfKit from 'pdfkit';

const seen = [];
for (const characterSpacing of [1, 2, 2.5]) {
  const pdf = new PdfKit();
  pdf.fontSize(16).text('22CUM2', { characterSpacing });
  pdf.end();
  const bytes = await buffer(pdf);
  const opened = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await opened.getPage(1)).getTextContent();
  const inPdfJs = items.map(({ str }) => str).join('');
  const page = mupdf.Document.openDocument(bytes, 'application/pdf').loadPage(0);
  const inMuPdf = page.toStructuredText().asText().trim();
  seen.push(`${characterSpacing} pt: pdf.js "${inPdfJs}", MuPDF "${inMuPdf}"`);
}
console.log(seen.join('; '));
END

expected='1 pt: pdf.js "22CUM2", MuPDF "22CUM2"; 2 pt: pdf.js "2 2 C U M 2", MuPDF "22CUM2"; '
expected+='2.5 pt: pdf.js "2 2 C U M 2", MuPDF "2 2 C U M 2"'
seen=$(node_modules/node/bin/node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
