#!/usr/bin/env bash
# Version:  @kusto/language-service-next 12.4.1 (Microsoft's parser and binder of KQL, which runs without a service)
# Expected: union of two tables that both have a column Status has a column Status.
# Comes:    where the types differ (a number here, a text there) the result has Status_long and Status_string, and no
#           Status: the next step that names it is an error. With equal types there is one. tostring() in both before
#           the union keeps the name.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent \
  @kusto/language-service-next@12.4.1 >/dev/null

cat > try.cjs <<'END'
require('@kusto/language-service-next/bridge.min.js');
require('@kusto/language-service-next/Kusto.Language.Bridge.min.js');

const { GlobalState, KustoCode } = globalThis.Kusto.Language;
const listOf = (list) => Array.from({ length: list.Count }, (_, at) => list.getItem(at));
function analyzed(query) {
  const code = KustoCode.ParseAndAnalyze(query, GlobalState.Default);
  const errors = listOf(code.GetDiagnostics()).length;
  return `${listOf(code.ResultType.Columns).map(({ Name }) => Name)} (${errors} errors)`;
}
const number = '(print Status = 200)';
const text = '(print Status = "OK")';
const seen = [
  analyzed(`union ${number}, ${number}`),
  analyzed(`union ${number}, ${text}`),
  analyzed(`union ${number}, ${text} | where Status == 200`),
  analyzed(`union (print Status = tostring(200)), ${text}`),
];
console.log(seen.join('; '));
END

expected='Status (0 errors); Status_long,Status_string (0 errors); Status_long,Status_string (1 errors); '
expected+='Status (0 errors)'
seen=$(node try.cjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
