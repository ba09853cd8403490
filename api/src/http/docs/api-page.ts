import { scopeOf } from '@vse/domain/access/permissions';
import type { Contract } from '@vse/domain/contract/contract';
import { escapeHtml } from '@vse/domain/rules/escape-html';
import type * as z from 'zod';
import { CALLERS, type Described, jsonSchema } from './openapi.ts';
import { PAGE_STYLE } from './page-style.ts';

/** An HTML page that describes the API for people, with the content of the OpenAPI document. */
export function apiPage(endpoints: readonly Described[]): string {
  const records = [...new Set(endpoints.map(({ record }) => record))];
  const sections = records.map((record) => {
    const own = endpoints.filter((described) => described.record === record);
    return `<h2 id="${record}">${record}</h2>${own.map(({ contract }) => article(contract)).join('')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>VSE API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body><main>
<h1>VSE API</h1>
<p>Every call is <code>/api/{name}</code> with the function key in <code>x-functions-key</code> and, where somebody has
to be signed in, <code>X-Authorization: Bearer …</code>. Answers other than 200 are
<code>application/problem+json</code>. The same as a document: <a href="openapi.json">OpenAPI 3.1</a>.</p>
${sections.join('\n')}</main></body></html>`;
}

function article({ name, method, summary, access, input, output, upload }: Contract): string {
  const rows = CALLERS.flatMap((kind) => {
    const scope = scopeOf(access, kind);
    return scope ? [`<span class="who">${kind} · ${scope}</span>`] : [];
  });
  const takes = upload
    ? 'Query, and the multipart field <code>file</code>'
    : method === 'GET'
      ? 'Query'
      : 'Body';
  return `<article id="${name}"><h3><b>${method}</b> ${name}</h3><p>${escapeHtml(summary)}</p><p>${rows.join(' ')}</p>
<details><summary>Shapes</summary><h4>${takes}</h4>${schema(input, 'input')}<h4>Answer</h4>${schema(output, 'output')}
</details></article>`;
}

function schema(type: z.ZodType, io: 'input' | 'output'): string {
  return `<pre tabindex="0">${escapeHtml(JSON.stringify(jsonSchema(type, io), null, 2))}</pre>`;
}

const STYLE = `${PAGE_STYLE}h2{margin:2.5rem 0 1rem}h3{margin:0;font:600 1rem ui-monospace,monospace}
h3 b{color:var(--link)}.who{background:var(--wash);color:var(--ink);border-radius:99px;padding:.1rem .6rem;
font-size:.85rem;white-space:nowrap}pre{overflow:auto;font-size:.8rem}`;
