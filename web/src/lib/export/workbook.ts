import { type Cell, MAX_SHEET_ROWS, type Row } from '@vse/domain/rules/exports';
import { cellText } from './cell-text.ts';
import { zipFile, zipOf } from './zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const XLSX_TYPE = `${SHEET_TYPE}.sheet`;

type Table = { name: string; columns: readonly string[] };

/**
 * An .xlsx file that is written row by row, so that a long history is never in memory as a whole. A table longer than a
 * sheet continues in the next one (`Answers 2`), with the same headers.
 */
export function workbook(tables: readonly Table[], maxRows = MAX_SHEET_ROWS) {
  const files = numbered();
  const writers = tables.map((table) => tableWriter(table, maxRows, files));
  return {
    async add(table: number, rows: readonly Row[]) {
      await writers[table]?.add(rows);
    },
    /** Returns the file's bytes in order, for a Blob. */
    async close() {
      const sheets = [];
      for (const writer of writers) sheets.push(...(await writer.close()));
      const parts = [];
      for (const [name, content] of fixedFiles(sheets)) {
        const file = zipFile(name);
        await file.write(content);
        parts.push(await file.close());
      }
      return zipOf([...parts, ...sheets.map(({ entry }) => entry)]);
    },
  };
}

const numbered = () => {
  let last = 0;
  return () => {
    last += 1;
    return last;
  };
};

type Sheet = {
  number: number;
  name: string;
  entry: Awaited<ReturnType<ReturnType<typeof zipFile>['close']>>;
};

function tableWriter({ name, columns }: Table, maxRows: number, next: () => number) {
  const sheets: Sheet[] = [];
  let open: ReturnType<typeof sheetWriter> | undefined;
  const finishSheet = async (writer: ReturnType<typeof sheetWriter>) => {
    const position = sheets.length + 1;
    sheets.push({
      number: writer.number,
      name: position === 1 ? name : `${name} ${position}`,
      entry: await writer.close(),
    });
  };
  const startSheet = async () => {
    const writer = sheetWriter(next());
    await writer.add([columns]);
    open = writer;
    return writer;
  };
  return {
    async add(rows: readonly Row[]) {
      let rest = rows;
      while (rest.length > 0) {
        let writer: ReturnType<typeof sheetWriter> = open ?? (await startSheet());
        if (writer.rows() >= maxRows) {
          await finishSheet(writer);
          writer = await startSheet();
        }
        const room = maxRows - writer.rows();
        await writer.add(rest.slice(0, room));
        rest = rest.slice(room);
      }
    },
    async close() {
      await finishSheet(open ?? (await startSheet()));
      return sheets;
    },
  };
}

function sheetWriter(number: number) {
  const file = zipFile(sheetPath(number));
  let rows = 0;
  let start: string | undefined = `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>`;
  return {
    number,
    rows: () => rows,
    async add(added: readonly Row[]) {
      const text = added.map((row) => {
        rows += 1;
        return rowXml(row, rows);
      });
      await file.write((start ?? '') + text.join(''));
      start = undefined;
    },
    async close() {
      await file.write('</sheetData></worksheet>');
      return file.close();
    },
  };
}

const rowXml = (row: Row, number: number) =>
  `<row r="${number}">${row.map((cell, at) => cellXml(cell, columnName(at) + number)).join('')}</row>`;

const cellXml = (cell: Cell, place: string) =>
  typeof cell === 'number'
    ? `<c r="${place}"><v>${cell}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${cellText(cell)}</t></is></c>`;

/** A to Z is enough: no table has more columns. */
const columnName = (at: number) => String.fromCharCode(65 + at);
const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`;

/** The fixed files of the archive, by name. */
function fixedFiles(sheets: readonly Sheet[]): [name: string, content: string][] {
  const types = sheets.map(
    ({ number }) =>
      `<Override PartName="/${sheetPath(number)}" ContentType="${SHEET_TYPE}.worksheet+xml"/>`,
  );
  const listed = sheets.map(
    ({ number, name }) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`,
  );
  const links = sheets.map(({ number }) =>
    link(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`),
  );
  return [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/>${types.join('')}</Types>`,
    ],
    ['_rels/.rels', relations([link('rId1', 'officeDocument', 'xl/workbook.xml')])],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${listed.join('')}</sheets></workbook>`,
    ],
    ['xl/_rels/workbook.xml.rels', relations(links)],
  ];
}

const link = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
const relations = (links: readonly string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}</Relationships>`;
