#!/usr/bin/env bash
# Version:  @azure/functions 4.16.5
# Expected: { name, value: '', expires: new Date(0) }, the usual way to delete a cookie, sends its time of expiry.
# Comes:    the time is left out, since 0 counts as none: the host is handed a session cookie, which browsers keep with
#           an empty value. One second later is sent. maxAge: 0 is sent too.
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

async function sent(cookie) {
  app.http('call', { handler: () => ({ cookies: [{ name: 'seen', value: '', ...cookie }] }) });
  const data = { http: { method: 'GET', url: 'http://localhost/api/call', headers: {}, params: {} } };
  const [name] = Object.entries(core.metadata.bindings).find(([, { type }]) => type === 'httpTrigger');
  const request = { inputData: [{ name, data }], triggerMetadata: {} };
  const { metadata, callback } = core;
  const model = core.model.getInvocationModel({ invocationId: '1', metadata, request, log() {} });
  const { context, inputs } = await model.getArguments();
  const result = await model.invokeFunction(context, inputs, callback);
  const { expires, maxAge } = (await model.getResponse(context, result)).returnValue.http.cookies[0];
  return JSON.stringify({ expires: expires?.value, maxAge: maxAge?.value });
}
(async () => {
  const epoch = await sent({ expires: new Date(0) });
  const later = await sent({ expires: new Date(1000) });
  console.log(`epoch ${epoch}, a second later ${later}, maxAge 0 ${await sent({ maxAge: 0 })}`);
})();
END

expected='epoch {}, a second later {"expires":{"seconds":1}}, maxAge 0 {"maxAge":0}'
seen=$(node try.cjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
