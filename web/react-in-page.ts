import { build, type Plugin, type Rolldown } from 'vite';

/** What our code and its libraries import of React. */
const PARTS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const LICENSES = 'licenses-react.txt';

/** A script that keeps the parts in a global variable, by the names under which they are imported. */
const keepParts: Plugin = {
  name: 'keep-parts',
  resolveId: (id) => (id === 'react-parts' ? id : null),
  load: (id) =>
    id === 'react-parts'
      ? `globalThis.vseReact = { ${PARTS.map((part) => `'${part}': require('${part}')`)} };`
      : null,
};

/** Builds the script, and the text of the licenses of what is in it. */
async function buildReact() {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [keepParts],
    build: {
      write: false,
      modulePreload: false,
      license: { fileName: LICENSES },
      rolldownOptions: { input: 'react-parts', output: { format: 'iife' } },
    },
  });
  const [script, ...others] = (built as Rolldown.RolldownOutput).output;
  const licenses = others.find(({ fileName }) => fileName === LICENSES);
  if (licenses?.type !== 'asset') throw new Error('The build of React lists no licenses.');
  // Neither may stand in a script element. React has both in strings only.
  const code = script.code
    .trim()
    .replaceAll('</script', '<\\/script')
    .replaceAll('<!--', '\\x3c!--');
  return { code, licenses: licenses.source };
}

const IN_PAGE = '\0react-in-page:';

/**
 * Puts React into the built document, and lets all files import it from there. It is two thirds of a respondent's code,
 * and so comes while the browser waits for the first bytes of the files (decision 0075).
 */
export function reactInPage(): Plugin {
  let code: string;
  return {
    name: 'react-in-page',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const react = await buildReact();
      code = react.code;
      this.emitFile({ type: 'asset', fileName: LICENSES, source: react.licenses });
    },
    resolveId(id) {
      if (PARTS.includes(id)) return `${IN_PAGE}${id}`;
      // Bundled, it would bring a second React, whose hooks fail.
      if (/^react(-dom)?\//.test(id))
        this.error(`${id} is none of the parts of React in the page.`);
      return null;
    },
    load: (id) =>
      id.startsWith(IN_PAGE)
        ? `module.exports = globalThis.vseReact['${id.slice(IN_PAGE.length)}'];`
        : null,
    transformIndexHtml: (html) => html.replace('<!-- React -->', () => `<script>${code}</script>`),
  };
}
