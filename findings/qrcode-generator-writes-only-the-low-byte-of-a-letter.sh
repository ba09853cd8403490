#!/usr/bin/env bash
# Version:  qrcode-generator 2.0.4, qrcode 1.5.4, jsqr 1.4.0
# Expected: a text with any letter can be read from the code again, or addData() throws.
# Comes:    qrcode-generator writes the low byte of each UTF-16 unit: Ж (U+0416) becomes the control sign U+0016, and
#           漢字 (U+6F22 U+5B57) reads "W, without an error. It is right after stringToBytes has been replaced by one that
#           writes UTF-8, as the package qrcode does by itself.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent \
  qrcode-generator@2.0.4 qrcode@1.5.4 jsqr@1.4.0 >/dev/null

cat > try.mjs <<'END'
import jsqr from 'jsqr';
import QRCode from 'qrcode';
import generator from 'qrcode-generator';

// Draws a code, four pixels for a module and four modules of white around it, and reads the picture.
function read(size, isDark) {
  const width = (size + 8) * 4;
  const pixels = Uint8ClampedArray.from({ length: width * width * 4 }, (_, at) => {
    const [row, column] = [Math.floor(at / 4 / width / 4) - 4, Math.floor(((at / 4) % width) / 4) - 4];
    const isInside = row >= 0 && column >= 0 && row < size && column < size;
    return at % 4 < 3 && isInside && isDark(row, column) ? 0 : 255;
  });
  return JSON.stringify((jsqr.default ?? jsqr)(pixels, width, width).data);
}
function generated(text) {
  const code = generator(0, 'M');
  code.addData(text);
  code.make();
  return read(code.getModuleCount(), (row, column) => code.isDark(row, column));
}
const { modules } = QRCode.create('漢字');
const other = read(modules.size, (row, column) => modules.get(row, column));
const byDefault = [generated('Ж'), generated('漢字')];
generator.stringToBytes = (text) => [...new TextEncoder().encode(text)];
console.log(`generator ${byDefault.join(' ')}, told UTF-8 ${generated('漢字')}, qrcode ${other}`);
END

expected='generator "\u0016" "\"W", told UTF-8 "漢字", qrcode "漢字"'
seen=$(node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
