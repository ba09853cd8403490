import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { OFFICE, SCREENS } from './code-splitting.ts';

const root = import.meta.dirname;
const source = (file: string) => readFileSync(resolve(root, file), 'utf8');

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => hashOf(script));

/** The files of some modules, with all that they import without waiting. */
function filesOf(bundle: Rolldown.OutputBundle, paths: readonly string[], withStyles = false) {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    if (withStyles) for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    chunk.imports.forEach(add);
  };
  const ids = paths.map((path) => resolve(root, path));
  for (const one of Object.values(bundle))
    if (one.type === 'chunk' && ids.some((id) => one.moduleIds.includes(id))) add(one.fileName);
  return [...files];
}

/** The English words that the code in some files needs: `…/words/audit.ts` reads `…/words/audit/en.json`. */
function wordsOf(bundle: Rolldown.OutputBundle, files: readonly string[]) {
  const modules = files.flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? chunk.moduleIds : [];
  });
  const words = modules.filter((id) => /\/src\/.*\/words\/[\w-]+\.ts$/.test(id));
  return filesOf(
    bundle,
    words.map((id) => id.replace(/\.ts$/, '/en.json')),
  );
}

/** What a browser loads for each screen of the office, by the path of its module: budgets and `npm run bench` read it. */
function screenFiles(bundle: Rolldown.OutputBundle, screens: readonly string[]) {
  const shared = ['src/main.tsx', ...OFFICE, 'src/lib/words/office-words/en.ts'];
  const rows = screens.map((id) => {
    const files = filesOf(bundle, [...shared, id], true);
    const name = relative(resolve(root, 'src'), id).replace(/^\w+\/|\.tsx$/g, '');
    return [name, [...new Set([...files, ...wordsOf(bundle, files)])]];
  });
  return JSON.stringify(Object.fromEntries(rows), null, 2);
}

/** All but the first page is about a person or for staff: nothing for search engines, at whatever address it is opened. */
const withoutIndexing = (html: string) =>
  replaced(html, '<title>', () => '<meta name="robots" content="noindex" />\n    <title>');

/** The files of each screen go into the document, so that a link right to one fetches its code beside the app's. */
function withScreens(html: string, bundle: Rolldown.OutputBundle): string {
  const screens = Object.entries(SCREENS).map(([name, path]) => {
    const files = filesOf(bundle, [path]).filter((file) => !html.includes(file));
    return [name, files.map((file) => `/${file}`)];
  });
  return html.replace('/* screens */ {}', () => JSON.stringify(Object.fromEntries(screens)));
}

/** A build for Azure lets pictures come from its own storage account only; VSE_BLOB_HOST names it. */
export function withBlobHost(text: string): string {
  const host = process.env.VSE_BLOB_HOST || STORAGE_PLACEHOLDER;
  if (!/^[a-z0-9][a-z0-9.-]+$/.test(host)) throw new Error(`VSE_BLOB_HOST names no host: ${host}`);
  return text.replaceAll(STORAGE_PLACEHOLDER, host);
}

/** Stands for the storage account in staticwebapp.config.json: no host can have this name (RFC 2606). */
const STORAGE_PLACEHOLDER = 'storage-account.invalid';

/** The first page needs the words of each language, and no code that is loaded later. */
const withoutLaterScreens: Plugin = {
  name: 'without-later-screens',
  resolveDynamicImport: (id) =>
    /^\.\/respondents\/\w\w\.json$/.test(String(id)) ? null : { id: String(id), external: true },
};

/** Renders the first page in each language, with the app's own code built for Node. */
async function prerendered(): Promise<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'vse-prerender-'));
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [withoutLaterScreens],
      ssr: { noExternal: true },
      build: { ssr: 'src/prerender.tsx', outDir: folder },
    });
    const { prerender } = await import(pathToFileURL(join(folder, 'prerender.js')).href);
    return await prerender();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** React asks for the picture before the page; the page itself names it as early. */
const withoutPreloads = (page: string) => page.replace(/^(<link rel="preload"[^>]*>)+/, '');

/** Replaces what must be there: another text would be served as if nothing had been done. */
function replaced(html: string, found: RegExp | string, by: (...parts: string[]) => string) {
  const result = html.replace(found, by);
  if (result === html) throw new Error(`index.html has no ${found}`);
  return result;
}

/** The script that asks early for a quiz, which the first page has none of. */
const EARLY_REQUESTS =
  / *<!-- Code, data and pictures[^>]*-->\s*<script>\s*\(\(\) => \{\s*const screens[\s\S]*?<\/script>\n/;

/** The first page as a document that is drawn before its code has come: with its styles, in the visitor's language. */
function invitePage(html: string, pages: Record<string, string>, bundle: Rolldown.OutputBundle) {
  const templates = Object.entries(pages).map(
    ([language, page]) =>
      `<template data-language="${language}">${withoutPreloads(page)}</template>`,
  );
  const script = source('first-paint.js').replace(/^ *\/\/.*\n/gm, '');
  const withoutRequests = replaced(html, EARLY_REQUESTS, () => '');
  const styled = replaced(
    withoutRequests,
    /<link rel="stylesheet"[^>]*href="\/([^"]+)">/,
    (_, file = '') => {
      const style = bundle[file];
      if (style?.type !== 'asset') throw new Error(`The build has no ${file}`);
      return `<style>${style.source}</style>`;
    },
  );
  return replaced(styled, '<div id="root"></div>', (found = '') =>
    [found, ...templates, `<script>\n${script}</script>`].join('\n    '),
  );
}

/** The documents that the app is served as: Static Web Apps rewrites `/invite` to the first, and falls back to the other. */
export const DOCUMENTS = { firstPage: 'index.html', app: 'app.html' } as const;

/**
 * Makes two documents of index.html. What is served at `/` and `/invite` shows the first page before any file has come
 * (decision 0032); all other addresses get app.html. Static Web Apps reads its configuration from the root of what is
 * deployed: the policy lets inline scripts run by their hashes, which only the built documents know.
 */
export const documents: Plugin = {
  name: 'documents',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const index = bundle[DOCUMENTS.firstPage];
    if (index?.type !== 'asset') return;
    const app = withoutIndexing(withScreens(String(index.source), bundle));
    const invite = invitePage(String(index.source), await prerendered(), bundle);
    index.source = invite;
    this.emitFile({ type: 'asset', fileName: DOCUMENTS.app, source: app });
    const lazyIn = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
    const features = [...this.getModuleIds()].filter((id) => id.endsWith('/feature.ts'));
    const sources = [resolve(root, 'src/app/office-routes.tsx'), ...features];
    const screens = screenFiles(bundle, sources.flatMap(lazyIn));
    this.emitFile({ type: 'asset', fileName: 'screens.json', source: screens });
    const worker = source('quiz-worker.js');
    this.emitFile({ type: 'asset', fileName: 'quiz-worker.js', source: worker });
    const scripts = new Set([app, invite].flatMap(inlineScripts));
    const allowed = ["script-src 'self'", ...scripts].join(' ');
    const text = withBlobHost(source('../staticwebapp.config.json'));
    const config = text.replace("default-src 'self';", (found) => `${found} ${allowed};`);
    this.emitFile({ type: 'asset', fileName: 'staticwebapp.config.json', source: config });
  },
};
