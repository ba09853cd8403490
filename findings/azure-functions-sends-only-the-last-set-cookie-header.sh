#!/usr/bin/env bash
# Version:  @azure/functions 4.16.5
# Expected: a reply with two Set-Cookie headers sends both, as Headers of fetch keep both (getSetCookie).
# Comes:    the host is handed the last one only: the library copies the headers into an object, where a name has one
#           value. Other headers that are given twice are joined by a comma and arrive. The property cookies sends all.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent @azure/functions@4.16.5 >/dev/null

# The part of the worker that the library asks for, and one call as the worker makes it.
mkdir -p node_modules/@azure/functions-core
cat > node_modules/@azure/functions-core/index.js <<'END'
exports.setProgrammingModel = (model) => { exports.model = model; };
exports.registerFunction = (metadata, callback) => Object.assign(exports, { metadata, callback });
END
cat > try.cjs <<'END'
const { app } = require('@azure/functions');
const core = require('@azure/functions-core');

async function sent(reply) {
  app.http('call', { handler: () => reply });
  const data = { http: { method: 'GET', url: 'http://localhost/api/call', headers: {}, params: {} } };
  const [name] = Object.entries(core.metadata.bindings).find(([, { type }]) => type === 'httpTrigger');
  const request = { inputData: [{ name, data }], triggerMetadata: {} };
  const { metadata, callback } = core;
  const model = core.model.getInvocationModel({ invocationId: '1', metadata, request, log() {} });
  const { context, inputs } = await model.getArguments();
  const result = await model.invokeFunction(context, inputs, callback);
  const { headers, cookies } = (await model.getResponse(context, result)).returnValue.http;
  return JSON.stringify({ headers, cookies: cookies.map(({ name: cookie }) => cookie) });
}
(async () => {
  const twice = (name) => ({ headers: [[name, 'a=1'], [name, 'b=2']] });
  const both = { cookies: [{ name: 'a', value: '1' }, { name: 'b', value: '2' }] };
  console.log(`${await sent(twice('Set-Cookie'))} ${await sent(twice('Vary'))} ${await sent(both)}`);
})();
END

expected='{"headers":{"set-cookie":"b=2"},"cookies":[]} {"headers":{"vary":"a=1, b=2"},"cookies":[]} '
expected+='{"headers":{},"cookies":["a","b"]}'
seen=$(node try.cjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
