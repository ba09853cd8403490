import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build as bundle, type Metafile } from 'esbuild';

const api = resolve(import.meta.dirname, '../api');

/** CommonJS modules in the bundle need these. The worker resolves `require('@azure/functions-core')` itself. */
const commonJs = `import { createRequire as __createRequire } from 'node:module';
import { fileURLToPath as __fileURLToPath } from 'node:url';
const require = __createRequire(import.meta.url);
const __bundleFile = __fileURLToPath(import.meta.url);
const __bundleFolder = __fileURLToPath(new URL('.', import.meta.url));`;

/**
 * Bundles an entry for the Functions worker. Dynamic imports become chunks beside it. Returns esbuild's description of
 * the written files.
 */
export async function bundleForWorker(entry: string, folder: string): Promise<Metafile['outputs']> {
  const { metafile } = await bundle({
    entryPoints: { main: entry },
    outdir: folder,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    // OpenTelemetry's and Graph's packages as modules: a fifth of their CommonJS, of which nothing can be left out.
    mainFields: ['module', 'main'],
    target: 'node24',
    format: 'esm',
    banner: { js: commonJs },
    // Under other names, because some packages declare these two themselves.
    define: { __filename: '__bundleFile', __dirname: '__bundleFolder' },
    external: ['@azure/functions-core'],
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'warning',
    metafile: true,
  });
  return metafile.outputs;
}

/**
 * Builds `api/dist`, ready to deploy: a small main.js for fast cold starts, chunks with the Azure SDKs, and its own
 * package.json, because a Functions deployment follows neither workspace links nor the root's lockfile (PLATFORM.md).
 */
export async function buildApi(dist = resolve(api, 'dist')): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  await bundleForWorker(resolve(api, 'src/main.ts'), dist);
  const { name, version } = JSON.parse(readFileSync(resolve(api, 'package.json'), 'utf8'));
  const manifest = { name, version, private: true, type: 'module', main: 'main.js' };
  writeFileSync(resolve(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(resolve(api, 'host.json'), resolve(dist, 'host.json'));
}
