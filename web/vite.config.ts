import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { groups } from './code-splitting.ts';
import { documents } from './documents.ts';

const root = import.meta.dirname;

/**
 * Cuts out of a library what the app does not use and the bundler cannot leave out. A version that writes it in another
 * way fails the build.
 */
function lean(library: string, id: RegExp, cuts: readonly [RegExp, string][]): Plugin {
  const done = new Set<RegExp>();
  return {
    name: `lean-${library}`,
    apply: 'build',
    transform: {
      filter: { id },
      handler: (code) =>
        cuts.reduce((text, [pattern, instead]) => {
          const cut = text.replace(pattern, instead);
          if (cut !== text) done.add(pattern);
          return cut;
        }, code),
    },
    buildEnd(error) {
      const missing = cuts.find(([pattern]) => !done.has(pattern));
      if (!error && missing) throw new Error(`${library} has no more ${missing[0]}`);
    },
  };
}

/**
 * React Router names its contexts and components for developers. The names keep those that nobody uses in the bundle,
 * such as its forms: 2 KB of the first page.
 */
const leanRouter = lean('react-router', /\/react-router\/dist\//, [
  [/^\w+\.displayName = ".*";$/gm, ''],
  [/= (?=React\$\d\.(?:createContext|forwardRef)\()/g, '= /* @__PURE__ */ '],
]);

/** Every schema of zod can write itself as a JSON schema, which only the API does: 6 KB of each page of the office. */
const leanZod = lean('zod', /\/zod\/v4\/classic\/schemas\.js$/, [
  [/^ *inst\._zod\.processJSONSchema = .*;$/gm, ''],
  [/^import \* as processors .*$/m, 'const processors = {};'],
  [
    /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} .*$/m,
    'const createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = undefined;',
  ],
]);

const ALWAYS_THERE = /^assets\/(react|first)-/;

/** The local cloud (scripts/local/web) serves this, in development too: it brings `/api` and the headers along. */
export default defineConfig({
  root,
  plugins: [react(), leanRouter, leanZod, documents],
  build: {
    outDir: resolve(root, 'dist'),
    emptyOutDir: true,
    // The licenses of bundled code ask to come along with it.
    license: { fileName: 'licenses.txt' },
    // Browsers without modulepreload load the same files a little later. The polyfill would be one more file for all.
    modulePreload: {
      polyfill: false,
      // What every document has is not loaded again, such as the styles that stand in the first page.
      resolveDependencies: (_file, files) => files.filter((file) => !ALWAYS_THERE.test(file)),
    },
    rolldownOptions: { output: { codeSplitting: { groups } } },
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
