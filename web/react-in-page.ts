import { build, type Plugin, type Rolldown } from 'vite';

/** What our code and its libraries import of React. */
const PARTS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** A script that keeps the parts in a global variable, by the names under which they are imported. */
const keepParts: Plugin = {
  name: 'keep-parts',
  resolveId: (id) => (id === 'react-parts' ? id : null),
  load: (id) =>
    id === 'react-parts'
      ? `globalThis.vseReact = { ${PARTS.map((part) => `'${part}': require('${part}')`)} };`
      : null,
};

async function reactScript(): Promise<string> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [keepParts],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'react-parts', output: { format: 'iife' } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  // Neither may stand in a script element. React has both in strings only.
  return output[0].code.trim().replaceAll('</script', '<\\/script').replaceAll('<!--', '\\x3c!--');
}

const IN_PAGE = '\0react-in-page:';

/**
 * Puts React into the built document, and lets all files import it from there. It is two thirds of a respondent's code,
 * and so comes while the browser waits for the first bytes of the files (decision 0075).
 */
export const reactInPage: Plugin = {
  name: 'react-in-page',
  apply: 'build',
  enforce: 'pre',
  resolveId(id) {
    if (PARTS.includes(id)) return `${IN_PAGE}${id}`;
    // Bundled, it would bring a second React, whose hooks fail.
    if (/^react(-dom)?\//.test(id)) this.error(`${id} is none of the parts of React in the page.`);
    return null;
  },
  load: (id) =>
    id.startsWith(IN_PAGE)
      ? `module.exports = globalThis.vseReact['${id.slice(IN_PAGE.length)}'];`
      : null,
  async transformIndexHtml(html) {
    const script = await reactScript();
    return html.replace('<!-- React -->', () => `<script>${script}</script>`);
  },
};
