import { type Cell, guardedText } from '@vse/domain/rules/exports';
import type { Language } from '../../lib/words/languages.ts';
import type { Sheet } from './sheet-of.ts';

const escaped = (text: string) => {
  const span = document.createElement('span');
  span.textContent = text;
  return span.innerHTML;
};

/**
 * Puts the tables into the clipboard: as HTML for documents and mails, and as text that spreadsheets read. Spreadsheets
 * read a pasted number in their own language, which is taken to be that of the screen: in German 33.3 is text or a day.
 */
export async function copyTables(
  sheets: readonly Pick<Sheet, 'name' | 'columns' | 'rows'>[],
  language: Language,
): Promise<void> {
  const number = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 3 });
  const plain = (cell: Cell) => {
    if (typeof cell === 'object') return cell.day;
    if (typeof cell === 'number') return number.format(cell);
    return guardedText(cell).replace(/[\t\r\n]+/g, ' ');
  };
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
