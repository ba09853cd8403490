#!/usr/bin/env bash
# Version:  Vite 8.3.8, with its default targets and default minifier
# Expected: .arrow:dir(rtl) matches what stands in <div dir="rtl">, also after the build.
# Comes:    the build writes .arrow:is(:lang(ae),:lang(ar),…): the element's language decides, and dir no more. It is
#           right in development. Under <html lang="en" dir="rtl"> the rule is lost, and in a left-to-right quote in
#           lang="ar" it applies. [dir=rtl] .arrow stays as written.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent vite@8.3.8 >/dev/null

echo '<!doctype html><link rel="stylesheet" href="./style.css"><p class="arrow">Next</p>' > index.html
echo '.arrow:dir(rtl) { rotate: 180deg } [dir=rtl] .arrow { top: 0 }' > style.css
npx vite build --logLevel error

expected='keeps :dir 0, asks for :lang(ar) 1, for :lang(he) 1, keeps [dir=rtl] 1'
count() { cat dist/assets/*.css | grep -cF "$1" || true; }
seen="keeps :dir $(count ':dir('), asks for :lang(ar) $(count ':lang(ar)'), "
seen+="for :lang(he) $(count ':lang(he)'), keeps [dir=rtl] $(count '[dir=rtl]')"
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
