#!/usr/bin/env bash
# Version:  zod 4.6.7
# Expected: the JSON schema of an object requires the keys that parse() requires, and allows what parse() allows.
# Comes:    it describes what parse() returns unless told { io: 'input' }: a key with a default is required, and further
#           keys are forbidden, although parse() takes an object without the one and with the others. A description of
#           an API made this way refuses valid calls.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent zod@4.6.7 >/dev/null

cat > try.mjs <<'END'
import * as z from 'zod';

const schema = z.object({ language: z.string().default('en') });
const parses = schema.safeParse({ further: 1 }).success;
const shown = (options) => {
  const { required = [], additionalProperties } = z.toJSONSchema(schema, options);
  return `required [${required}], additionalProperties ${additionalProperties}`;
};
console.log(`{ further } parses: ${parses}; by default ${shown()}; input ${shown({ io: 'input' })}`);
END

expected='{ further } parses: true; by default required [language], additionalProperties false; '
expected+='input required [], additionalProperties undefined'
seen=$(node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
