#!/usr/bin/env bash
# Version:  @azure/cosmos 4.10.1
# Expected: once fetchNext() has returned the page of a query, the SDK asks for nothing more until the next fetchNext().
# Comes:    the plan of the query is asked for beside its first page, which does not wait for it. While the service
#           throttles that request (429), it is repeated behind the caller's back, long after the page has come, until it
#           is answered or the longest wait of the retry options is over.
# Date:     2026-11-28
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent @azure/cosmos@4.10.1 >/dev/null

cat > try.mjs <<'END'
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { CosmosClient } from '@azure/cosmos';

// Answers a query with one item, and each request for its plan with 429.
let plans = 0;
const server = createServer((request, response) => {
  const { url, headers } = request;
  response.setHeader('Content-Type', 'application/json');
  const answer = (body) => request.resume().on('end', () => response.end(JSON.stringify(body)));
  if (url.endsWith('/pkranges'))
    return answer({ PartitionKeyRanges: [{ id: '0', minInclusive: '', maxExclusive: 'FF' }] });
  if (!url.endsWith('/docs')) return answer({ id: 'things', partitionKey: { paths: ['/id'] } });
  if (headers['x-ms-cosmos-is-query-plan-request'] === undefined)
    return answer({ Documents: [{ id: 'a' }], _count: 1 });
  plans += 1;
  response.writeHead(429, { 'x-ms-retry-after-ms': '20' });
  answer({ code: '429', message: 'Too many requests' });
}).listen(0, '127.0.0.1');
await once(server, 'listening');

const endpoint = `http://127.0.0.1:${server.address().port}`;
const retryOptions = { maxRetryAttemptCount: 1000, maxWaitTimeInSeconds: 60 };
const connectionPolicy = { enableEndpointDiscovery: false, retryOptions };
const client = new CosmosClient({ endpoint, key: 'a2V5', connectionPolicy });
const things = client.database('db').container('things');
const { resources } = await things.items.query('SELECT * FROM c', { maxItemCount: 1 }).fetchNext();
await pause(500);
const before = plans;
await pause(1000);
console.log(`items: ${resources.length}; asked for the plan after half a second: ${plans > before}`);
process.exit();
END

expected='items: 1; asked for the plan after half a second: true'
seen=$(node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
