#!/usr/bin/env bash
# Version:  Vite 8.3.8, with its default targets and default minifier
# Expected: color: light-dark(black, white) follows <meta name="color-scheme" content="light dark">, as the CSS
#           specification has it, after the build too.
# Comes:    the build turns it into two variables that it sets only where a style says color-scheme. With the meta
#           element alone nothing sets them, so the declaration is invalid and the color is inherited, in both themes.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent vite@8.3.8 >/dev/null

cat > index.html <<'END'
<!doctype html>
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="./style.css">
<p>Text</p>
END
# Says how often the built style uses the variable of the light half, and how often it sets it.
built() {
  npx vite build --logLevel error
  local style; style=$(cat dist/assets/*.css)
  local used set
  used=$(grep -oF 'var(--lightningcss-light' <<< "$style" | wc -l)
  set=$(grep -oE -- '--lightningcss-light:' <<< "$style" | wc -l)
  echo "used $used, set $set"
}
echo 'p { color: light-dark(black, white) }' > style.css
seen="meta element: $(built); "
echo ':root { color-scheme: light dark } p { color: light-dark(black, white) }' > style.css
seen+="style: $(built)"

expected='meta element: used 1, set 0; style: used 1, set 2'
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
