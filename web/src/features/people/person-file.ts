import type { exportPerson } from '@vse/domain/contract/calls';
import type { OutputOf } from '@vse/domain/contract/contracts';
import { escapeHtml } from '@vse/domain/rules/escape-html';
import { strToU8, zipSync } from 'fflate';
import type { PeopleWords } from '../../lib/words/types.ts';

export type Exported = OutputOf<typeof exportPerson>;

/** The records about a person as a ZIP: a readme, a page to read, and the same as JSON. */
export function personFile(
  kept: Exported,
  words: PeopleWords,
  dateTime: (iso: string) => string,
): Blob {
  const archive = zipSync({
    'readme.txt': strToU8(readmeOf(kept, words, dateTime)),
    'data.html': strToU8(pageOf(kept, words, dateTime)),
    'data.json': strToU8(JSON.stringify(kept, undefined, 2)),
  });
  return new Blob([archive], { type: 'application/zip' });
}

/** Nobody is to take a part for everything. */
const unreadableIn = ({ unreadable }: Exported, words: PeopleWords) =>
  unreadable > 0 ? [words.unreadable({ count: unreadable })] : [];

function readmeOf(kept: Exported, words: PeopleWords, dateTime: (iso: string) => string) {
  const { file } = words;
  return [
    file.title({ address: kept.address }),
    file.made({ date: dateTime(kept.date) }),
    ...unreadableIn(kept, words),
    '',
    `${file.files}:`,
    `data.html: ${file.page}`,
    `data.json: ${file.json}`,
    '',
    file.leftOut,
    '',
  ].join('\r\n');
}

const STYLE =
  'body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}' +
  'article{border-top:1px solid #999;padding:.75rem 0}dl{display:grid;grid-template-columns:minmax(8rem,max-content) 1fr;gap:.25rem 1rem;margin:0}' +
  'dt{font-weight:600}dd,ul{margin:0}ul{padding-inline-start:1rem}li+li{margin-top:.5rem}@media(max-width:600px){dl{grid-template-columns:1fr}}';

function pageOf(kept: Exported, words: PeopleWords, dateTime: (iso: string) => string): string {
  const { file } = words;
  const title = escapeHtml(file.title({ address: kept.address }));
  const parts = [
    ...kept.places.map(({ place, records }) => ({ name: words.places[place], records })),
    { name: words.audit, records: kept.audit },
  ].filter(({ records }) => records.length > 0);
  const names =
    kept.names.length > 0 && `<p>${file.names}: ${escapeHtml(kept.names.join(', '))}</p>`;
  return [
    `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>`,
    `<h1>${title}</h1><p>${escapeHtml(file.made({ date: dateTime(kept.date) }))}</p>`,
    names,
    ...unreadableIn(kept, words).map((text) => `<p>${escapeHtml(text)}</p>`),
    ...parts.map(
      ({ name, records }) =>
        `<h2>${escapeHtml(name)} (${records.length})</h2>${records.map((each) => `<article>${shown(each)}</article>`).join('')}`,
    ),
    `<p>${escapeHtml(file.leftOut)}</p>`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** A value of JSON as HTML: records as lists of their fields, without those that are empty; words and numbers in a line. */
function shown(value: unknown): string {
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return escapeHtml(value.join(', '));
  if (Array.isArray(value))
    return `<ul>${value.map((each) => `<li>${shown(each)}</li>`).join('')}</ul>`;
  if (typeof value !== 'object' || value === null) return escapeHtml(String(value ?? ''));
  const fields = Object.entries(value).filter(([, each]) => !isEmpty(each));
  return `<dl>${fields.map(([name, each]) => `<dt>${escapeHtml(name)}</dt><dd>${shown(each)}</dd>`).join('')}</dl>`;
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
