import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build as bundle } from 'esbuild';
import { build as buildWeb } from 'vite';
import viteConfig, { redirectPage } from '../web/vite.config.ts';

const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, 'api/dist');

/** CommonJS inside the bundle asks for these; the worker answers `require('@azure/functions-core')` itself. */
const commonJs = `import { createRequire as __createRequire } from 'node:module';
import { fileURLToPath as __fileURLToPath } from 'node:url';
const require = __createRequire(import.meta.url);
const __bundleFile = __fileURLToPath(import.meta.url);
const __bundleFolder = __fileURLToPath(new URL('.', import.meta.url));`;

/**
 * `api/dist`, ready to deploy: one file for quick cold starts, and a package.json of its own, because a Functions
 * deployment follows neither workspace links nor the root's lockfile (PLATFORM.md).
 */
async function buildApi(): Promise<void> {
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  await bundle({
    entryPoints: [resolve(root, 'api/src/main.ts')],
    outfile: resolve(dist, 'main.js'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    banner: { js: commonJs },
    // Under names of their own: some packages declare these two themselves.
    define: { __filename: '__bundleFile', __dirname: '__bundleFolder' },
    external: ['@azure/functions-core'],
    sourcemap: true,
    sourcesContent: false,
    legalComments: 'none',
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: 'warning',
  });
  const { name, version } = JSON.parse(readFileSync(resolve(root, 'api/package.json'), 'utf8'));
  const manifest = { name, version, private: true, type: 'module', main: 'main.js' };
  writeFileSync(resolve(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(resolve(root, 'api/host.json'), resolve(dist, 'host.json'));
}

console.log('Building the web app…');
for (const config of [viteConfig, redirectPage])
  await buildWeb({ ...config, configFile: false, logLevel: 'warn' });
console.log('Building the API…');
await buildApi();
console.log('Built web/dist and api/dist.');
