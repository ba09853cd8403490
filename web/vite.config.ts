import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { groups } from './code-splitting.ts';
import { documents } from './documents.ts';

const root = import.meta.dirname;

const ALWAYS_THERE = /^assets\/(react|first)-/;

/** The local cloud (scripts/local/web) serves this, in development too: it brings `/api` and the headers along. */
export default defineConfig({
  root,
  plugins: [react(), documents],
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
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      // Such as a module that is imported both at once and later, which stays in the first file.
      onwarn: ({ message }) => {
        throw new Error(message);
      },
    },
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
