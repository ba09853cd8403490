#!/usr/bin/env bash
# Version:  @azure/cosmos 4.10.1
# Expected: container.item('a') of a container with the partition key /id needs no second argument: the SDK asks for the
#           container's definition, as it does before create(), and has the id. Or it refuses the call.
# Comes:    it asks for the definition (one more request) and then sends [{}], the key of items without one, so a
#           service that looks there has no such item. create() of the same item sends ["a"].
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

// Answers with the container's definition or an item, and notes the partition key that was asked for.
let asked = [];
const server = createServer((request, response) => {
  const isContainer = request.url.endsWith('/colls/things');
  const key = request.headers['x-ms-documentdb-partitionkey'];
  asked.push(isContainer ? 'definition' : `${request.method} ${key}`);
  const partitionKey = { paths: ['/id'], kind: 'Hash' };
  response.setHeader('Content-Type', 'application/json');
  request.resume().on('end', () => {
    response.end(JSON.stringify(isContainer ? { id: 'things', partitionKey } : { id: 'a' }));
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');

async function requests(call) {
  asked = [];
  const endpoint = `http://127.0.0.1:${server.address().port}`;
  const connectionPolicy = { enableEndpointDiscovery: false };
  const client = new CosmosClient({ endpoint, key: 'a2V5', connectionPolicy });
  await call(client.database('db').container('things'));
  return asked.join(', ');
}
const created = await requests((things) => things.items.create({ id: 'a' }));
const read = await requests((things) => things.item('a').read());
console.log(`create: ${created}; read: ${read}`);
process.exit();
END

expected='create: definition, POST ["a"]; read: definition, GET [{}]'
seen=$(node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
