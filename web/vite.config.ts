import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => hashOf(script));

/**
 * Static Web Apps reads its configuration from the root of what is deployed. A script that a page must run before its
 * first paint stands in the page; the policy lets it run by its hash, which only the built page knows.
 */
const swaConfig: Plugin = {
  name: 'staticwebapp-config',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const html = Object.values(bundle).flatMap((one) =>
      one.type === 'asset' && one.fileName.endsWith('.html') ? [String(one.source)] : [],
    );
    const sources = ["script-src 'self'", ...html.flatMap(inlineScripts)].join(' ');
    const text = readFileSync(resolve(root, '../staticwebapp.config.json'), 'utf8');
    const source = text.replace("default-src 'self';", (found) => `${found} ${sources};`);
    this.emitFile({ type: 'asset', fileName: 'staticwebapp.config.json', source });
  },
};

type ModuleInfo = (id: string) => { importers: readonly string[] } | null;
const main = resolve(root, 'src/main.tsx');
const known = new Map<string, boolean>();

/** Whether the app needs one of our own modules before it can draw anything: through imports that wait for nothing. */
function isFirst(id: string, info: ModuleInfo): boolean {
  if (id === main) return true;
  if (!/\/(web|domain)\/src\//.test(id)) return false;
  const before = known.get(id);
  if (before !== undefined) return before;
  known.set(id, false);
  const found = (info(id)?.importers ?? []).some((importer) => isFirst(importer, info));
  known.set(id, found);
  return found;
}

/**
 * All that a respondent's first page needs, in one chunk. Left alone, the bundler makes a chunk of each set of modules
 * that some lazy screens share: a dozen files on that page, 7 KB more of them.
 */
const firstLoad = {
  debugName: 'first',
  name: (id: string, context: { getModuleInfo: ModuleInfo }) =>
    isFirst(id, (one) => context.getModuleInfo(one)) ? 'first' : null,
};

/** The local cloud (scripts/local/web) serves this, in development too: it brings `/api` and the headers along. */
export default defineConfig({
  root,
  plugins: [react(), swaConfig],
  build: {
    outDir: resolve(root, 'dist'),
    emptyOutDir: true,
    // 6 KB more on the first page (gzip), but no screen without its looks: Vite asks for a lost stylesheet only once.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: [firstLoad] } } },
  },
});

/** The sign-in's bridge page. On its own it is 3 KB; built with the app it would bring the MSAL code they share. */
export const redirectPage = defineConfig({
  root,
  publicDir: false,
  build: {
    outDir: resolve(root, 'dist'),
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: { input: resolve(root, 'redirect.html') },
  },
});
