import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { mimeOf, type SwaConfig, serve } from './swa-config.ts';

type Encoding = 'br' | 'gzip' | 'identity';
type Asset = { mime: string; etag: string; forms: Partial<Record<Encoding, Buffer>> };

const BROTLI_QUALITY = 9;
const text = /^(text\/|application\/(json|manifest|javascript)|image\/svg)/;

function encoded(asset: Asset, encoding: Encoding): Buffer {
  const plain = asset.forms.identity ?? Buffer.alloc(0);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };
  asset.forms[encoding] ??=
    encoding === 'br' ? brotliCompressSync(plain, quality) : gzipSync(plain);
  return asset.forms[encoding];
}

const encodingFor = (asset: Asset, accepted: string): Encoding => {
  if (!text.test(asset.mime)) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

function readAssets(folder: string, config: SwaConfig): Map<string, Asset> {
  // Static Web Apps reads the configuration, and does not serve it.
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== 'staticwebapp.config.json',
  );
  return new Map(
    files.map((entry) => {
      const absolutePath = resolve(entry.parentPath, entry.name);
      const identity = readFileSync(absolutePath);
      const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
      const path = absolutePath.slice(resolve(folder).length).split(sep).join('/');
      return [path, { mime: mimeOf(config, path), etag, forms: { identity } }];
    }),
  );
}

function pathOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
  } catch {
    return undefined;
  }
}

/** Serves the built app from memory as Static Web Apps does: headers, fallback, ETags, brotli and gzip. */
export function staticFiles(folder: string, config: SwaConfig) {
  const assets = readAssets(folder, config);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = pathOf(request);
    const { method = 'GET' } = request;
    if (path === undefined || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(path === undefined ? 400 : 405).end();
      return;
    }
    const served = serve(config, method, path, (file) => assets.has(file));
    const asset = 'file' in served ? assets.get(served.file) : undefined;
    if (asset === undefined) {
      response.writeHead('status' in served ? served.status : 404, served.headers).end();
      return;
    }
    const encoding = encodingFor(asset, String(request.headers['accept-encoding'] ?? ''));
    const headers: Record<string, string> = {
      ...served.headers,
      etag: asset.etag,
      vary: 'Accept-Encoding',
    };
    if (request.headers['if-none-match'] === asset.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const body = encoded(asset, encoding);
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    headers['content-type'] = asset.mime;
    headers['content-length'] = String(body.length);
    response.writeHead(200, headers).end(method === 'HEAD' ? undefined : body);
  };
}
