import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { groups } from './code-splitting.ts';
import { documents } from './documents.ts';

const root = import.meta.dirname;

/** What React Router names for developers, and what the bundler must know to leave it out. */
const NAMES: [RegExp, string][] = [
  [/^\w+\.displayName = ".*";$/gm, ''],
  [/= (?=React\$\d\.(?:createContext|forwardRef)\()/g, '= /* @__PURE__ */ '],
];
const replacedNames = new Set<RegExp>();

/**
 * React Router names its contexts and components for developers. The names keep those that nobody uses in the bundle,
 * such as its forms: 2 KB of the first page. A version that writes them in another way fails the build.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) =>
      NAMES.reduce((text, [names, instead]) => {
        const lean = text.replace(names, instead);
        if (lean !== text) replacedNames.add(names);
        return lean;
      }, code),
  },
  buildEnd(error) {
    const missing = NAMES.find(([names]) => !replacedNames.has(names));
    if (!error && missing) throw new Error(`React Router has no more ${missing[0]}`);
  },
};

const ALWAYS_THERE = /^assets\/(react|first)-/;

/** The local cloud (scripts/local/web) serves this, in development too: it brings `/api` and the headers along. */
export default defineConfig({
  root,
  plugins: [react(), leanRouter, documents],
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
