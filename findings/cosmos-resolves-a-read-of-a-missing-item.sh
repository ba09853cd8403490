#!/usr/bin/env bash
# Version:  @azure/cosmos 4.10.1
# Expected: read(), replace() and delete() of an item that does not exist all reject with code 404, as the same SDK does
#           for a container.
# Comes:    read() resolves, with statusCode 404 and without a resource; replace() and delete() reject. A catch around a
#           read is never run, and { resource } is undefined.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent @azure/cosmos@4.10.1 >/dev/null

cat > try.mjs <<'END'
import { once } from 'node:events';
import { createServer } from 'node:http';
import { CosmosClient } from '@azure/cosmos';

// Answers every call as Cosmos DB answers for what does not exist.
const server = createServer((request, response) => {
  response.writeHead(404, { 'Content-Type': 'application/json' });
  request.resume().on('end', () => response.end('{"code":"NotFound","message":"Not found"}'));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const client = new CosmosClient({
  endpoint: `http://127.0.0.1:${server.address().port}`,
  key: 'a2V5',
  connectionPolicy: { enableEndpointDiscovery: false },
});
const container = client.database('db').container('things');
const item = container.item('missing', 'missing');
const said = (call) =>
  call.then(
    ({ statusCode, resource }) => `resolves ${statusCode} ${resource}`,
    ({ code }) => `rejects ${code}`,
  );
const seen = [
  `read ${await said(item.read())}`,
  `replace ${await said(item.replace({ id: 'missing' }))}`,
  `delete ${await said(item.delete())}`,
  `read of a container ${await said(container.read())}`,
];
console.log(seen.join(', '));
process.exit();
END

expected='read resolves 404 undefined, replace rejects 404, delete rejects 404, read of a container rejects 404'
seen=$(node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
