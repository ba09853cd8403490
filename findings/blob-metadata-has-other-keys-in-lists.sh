#!/usr/bin/env bash
# Version:  @azure/storage-blob 12.34.0
# Expected: metadata { fileName: … } that was sent with a blob has the same key wherever the SDK returns it.
# Comes:    getProperties() has filename, since keys are header names there, which are read in small letters; a list
#           with includeMetadata has fileName, since there they are XML. Code that was written against one finds nothing
#           in the other. Keys in small letters are the same in both.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent @azure/storage-blob@12.34.0 >/dev/null

cat > try.mjs <<'END'
import { once } from 'node:events';
import { createServer } from 'node:http';
import { ContainerClient } from '@azure/storage-blob';

// Keeps the metadata of one blob, and answers with its keys in the letters in which they were sent.
const prefix = 'x-ms-meta-';
let keys = [];
const server = createServer((request, response) => {
  const names = request.rawHeaders.filter((name) => name.startsWith(prefix));
  if (request.method === 'PUT') keys = names.map((name) => name.slice(prefix.length));
  for (const key of keys) response.setHeader(prefix + key, 'Menu.pdf');
  response.statusCode = request.method === 'PUT' ? 201 : 200;
  const metadata = keys.map((key) => `<${key}>Menu.pdf</${key}>`).join('');
  const blob = `<Blob><Name>menu.pdf</Name><Properties/><Metadata>${metadata}</Metadata></Blob>`;
  const list = `<EnumerationResults><Blobs>${blob}</Blobs><NextMarker/></EnumerationResults>`;
  const isList = request.method === 'GET';
  if (isList) response.setHeader('Content-Type', 'application/xml');
  request.resume().on('end', () => response.end(isList ? list : ''));
}).listen(0, '127.0.0.1');
await once(server, 'listening');

const container = new ContainerClient(`http://127.0.0.1:${server.address().port}/account/files`);
const blob = container.getBlockBlobClient('menu.pdf');
await blob.upload('menu', 4, { metadata: { fileName: 'Menu.pdf' } });
const sent = [...keys];
const { metadata } = await blob.getProperties();
const { value: listed } = await container.listBlobsFlat({ includeMetadata: true }).next();
console.log(`sent ${sent}, read ${Object.keys(metadata)}, listed ${Object.keys(listed.metadata)}`);
process.exit();
END

expected='sent fileName, read filename, listed fileName'
seen=$(node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
