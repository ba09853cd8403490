import { type Cell, guardedText } from '@vse/domain/rules/exports';
import type { Sheet } from './sheet-of.ts';

const escaped = (text: string) => {
  const span = document.createElement('span');
  span.textContent = text;
  return span.innerHTML;
};

/** Puts the tables into the clipboard: as HTML for documents and mails, and as text that spreadsheets read. */
export async function copyTables(sheets: readonly Sheet[]): Promise<void> {
  const lines = sheets.map(({ name, columns, rows }) => [[name], columns, ...rows]);
  const text = lines
    .map((rows) => rows.map((row) => row.map(plain).join('\t')).join('\n'))
    .join('\n\n');
  const html = sheets
    .map(({ name, columns, rows }) => {
      const row = (cells: readonly Cell[], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${escaped(plain(cell))}</${tag}>`).join('')}</tr>`;
      const body = rows.map((cells) => row(cells, 'td')).join('');
      return `<h2>${escaped(name)}</h2><table>${row(columns, 'th')}${body}</table>`;
    })
    .join('');
  const item = new ClipboardItem({
    'text/html': new Blob([html], { type: 'text/html' }),
    'text/plain': new Blob([text], { type: 'text/plain' }),
  });
  await navigator.clipboard.write([item]);
}

const plain = (cell: Cell) => {
  if (typeof cell === 'object') return cell.day;
  return typeof cell === 'number' ? String(cell) : guardedText(cell).replace(/[\t\r\n]+/g, ' ');
};
