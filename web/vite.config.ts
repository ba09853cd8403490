import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { reactInPage } from './react-in-page.ts';

const root = import.meta.dirname;

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => hashOf(script));

/** The respondents' screens that come after the first page, by the names that index.html has for them. */
const SCREENS = {
  quiz: 'src/screens/quiz/quiz-screen.tsx',
  results: 'src/screens/results/results-screen.tsx',
};

/** The files of each screen go into the page, so that a link right to one fetches its code beside the app's. */
function withScreens(html: string, bundle: Rolldown.OutputBundle): string {
  const screens = Object.entries(SCREENS).map(([name, path]) => {
    const files = new Set<string>();
    const add = (file: string) => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || files.has(file) || html.includes(file)) return;
      files.add(file);
      chunk.imports.forEach(add);
    };
    const id = resolve(root, path);
    for (const one of Object.values(bundle))
      if (one.type === 'chunk' && one.moduleIds.includes(id)) add(one.fileName);
    return [name, [...files].map((file) => `/${file}`)];
  });
  return html.replace('/* screens */ {}', () => JSON.stringify(Object.fromEntries(screens)));
}

/** A build for Azure lets pictures come from its own storage account only; VSE_BLOB_HOST names it. */
function withBlobHost(text: string): string {
  const host = process.env.VSE_BLOB_HOST || STORAGE_PLACEHOLDER;
  if (!/^[a-z0-9][a-z0-9.-]+$/.test(host)) throw new Error(`VSE_BLOB_HOST names no host: ${host}`);
  return text.replaceAll(STORAGE_PLACEHOLDER, host);
}

/** Stands for the storage account in staticwebapp.config.json: no host can have this name (RFC 2606). */
const STORAGE_PLACEHOLDER = 'storage-account.invalid';

/**
 * Static Web Apps reads its configuration from the root of what is deployed. A script that a page must run before its
 * first paint stands in the page; the policy lets it run by its hash, which only the built page knows.
 */
const swaConfig: Plugin = {
  name: 'staticwebapp-config',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const pages = Object.values(bundle).filter(
      (one) => one.type === 'asset' && one.fileName.endsWith('.html'),
    );
    for (const page of pages)
      if (page.type === 'asset') page.source = withScreens(String(page.source), bundle);
    const html = pages.flatMap((page) => (page.type === 'asset' ? [String(page.source)] : []));
    const sources = ["script-src 'self'", ...html.flatMap(inlineScripts)].join(' ');
    const text = withBlobHost(readFileSync(resolve(root, '../staticwebapp.config.json'), 'utf8'));
    const source = text.replace("default-src 'self';", (found) => `${found} ${sources};`);
    this.emitFile({ type: 'asset', fileName: 'staticwebapp.config.json', source });
  },
};

/**
 * React Router names its contexts and components for developers. The names keep those that nobody uses in the bundle,
 * such as its forms: 2 KB of the first page.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/= (?=React\$\d\.(?:createContext|forwardRef)\()/g, '= /* @__PURE__ */ '),
  },
};

type ModuleInfo = (id: string) => { importers: readonly string[] } | null;

/** Tells whether a module needs one of our own before it can draw anything: through imports that wait for nothing. */
function neededBy(path: string) {
  const start = resolve(root, path);
  const known = new Map<string, boolean>([[start, true]]);
  return function isNeeded(id: string, info: ModuleInfo): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    if (!/\/(web|domain)\/src\//.test(id)) return false;
    known.set(id, false);
    const found = (info(id)?.importers ?? []).some((importer) => isNeeded(importer, info));
    known.set(id, found);
    return found;
  };
}
const isFirst = neededBy('src/main.tsx');

/** One stylesheet for the whole of the respondents' way: none of it can be lost later. The office's come with its screens. */
const RESPONDENTS_STYLE =
  /\/web\/src\/(screens\/(invite|quiz|results)|ui\/(base|controls|feedback))\/[^/]+\.css$/;

/**
 * All that a respondent's first page needs, in one chunk. Left alone, the bundler makes a chunk of each set of modules
 * that some lazy screens share: a dozen files on that page, 7 KB more of them.
 */
const firstLoad = {
  debugName: 'first',
  name: (id: string, context: { getModuleInfo: ModuleInfo }) =>
    RESPONDENTS_STYLE.test(id) || isFirst(id, (one) => context.getModuleInfo(one)) ? 'first' : null,
};

/**
 * One file as well for what each of the screens after it adds: over HTTP/1.1 a browser asks for six files at a time,
 * and a cold link right to a quiz would wait for its many small ones before it asks for the large one.
 */
const screenLoads = Object.entries(SCREENS).map(([screen, path]) => {
  const isNeeded = neededBy(path);
  return {
    debugName: screen,
    name: (id: string, context: { getModuleInfo: ModuleInfo }) =>
      isNeeded(id, (one) => context.getModuleInfo(one)) ? `${screen}-screen` : null,
  };
});

/** The local cloud (scripts/local/web) serves this, in development too: it brings `/api` and the headers along. */
export default defineConfig({
  root,
  plugins: [reactInPage(), react(), leanRouter, swaConfig],
  build: {
    outDir: resolve(root, 'dist'),
    emptyOutDir: true,
    // The licenses of bundled code ask to come along with it.
    license: { fileName: 'licenses.txt' },
    // Browsers without modulepreload load the same files a little later. The polyfill would be one more file for all.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [firstLoad, ...screenLoads] } } },
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
