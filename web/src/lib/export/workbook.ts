import { type Cell, MAX_SHEET_ROWS, type Row } from '@vse/domain/rules/exports';
import { cellText } from './cell-text.ts';
import { zipFile, zipOf } from './zip.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const XLSX_TYPE = `${SHEET_TYPE}.sheet`;

type Table = {
  name: string;
  columns: readonly string[];
  /** In characters. */
  widths: readonly number[];
  /** The only row of a table without any. */
  none: string;
};

/**
 * An .xlsx file that is written row by row, so that a long history is never in memory as a whole. A table longer than a
 * sheet continues in the next one (`Answers 2`), with the same headers. The row of headers is bold, stays in sight and
 * filters.
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
  /** Its headers and rows, such as `$A$1:$H$7`. */
  range: string;
  entry: Awaited<ReturnType<ReturnType<typeof zipFile>['close']>>;
};

function tableWriter(table: Table, maxRows: number, next: () => number) {
  const { name, none } = table;
  const sheets: Sheet[] = [];
  let open: ReturnType<typeof sheetWriter> | undefined;
  const finishSheet = async (writer: ReturnType<typeof sheetWriter>) => {
    const position = sheets.length + 1;
    sheets.push({
      number: writer.number,
      name: position === 1 ? name : `${name} ${position}`,
      range: writer.range(),
      entry: await writer.close(),
    });
  };
  const startSheet = () => {
    const writer = sheetWriter(next(), table);
    open = writer;
    return writer;
  };
  async function add(rows: readonly Row[]) {
    let rest = rows;
    while (rest.length > 0) {
      let writer: ReturnType<typeof sheetWriter> = open ?? startSheet();
      if (writer.rows() >= maxRows) {
        await finishSheet(writer);
        writer = startSheet();
      }
      const room = maxRows - writer.rows();
      await writer.add(rest.slice(0, room));
      rest = rest.slice(room);
    }
  }
  return {
    add,
    async close() {
      if (!open) await add([[none]]);
      if (open) await finishSheet(open);
      return sheets;
    },
  };
}

function sheetWriter(number: number, { columns, widths }: Table) {
  const file = zipFile(sheetPath(number));
  const last = columnName(columns.length - 1);
  let rows = 1;
  let start: string | undefined =
    `${HEAD}<worksheet xmlns="${MAIN}">${FROZEN}<cols>${widths.map(widthXml).join('')}</cols><sheetData>${rowXml(columns, 1, BOLD)}`;
  return {
    number,
    rows: () => rows,
    range: () => `$A$1:$${last}$${rows}`,
    async add(added: readonly Row[]) {
      const text = added.map((row) => {
        rows += 1;
        return rowXml(row, rows);
      });
      await file.write((start ?? '') + text.join(''));
      start = undefined;
    },
    async close() {
      await file.write(`</sheetData><autoFilter ref="A1:${last}${rows}"/></worksheet>`);
      return file.close();
    },
  };
}

const FROZEN =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
const widthXml = (width: number, at: number) =>
  `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;

/** The positions in STYLES, as the attribute of a cell. */
const BOLD = ' s="1"';
const DATE = ' s="2"';
/** With the default style that openpyxl 3.1 warns about when it is missing. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const rowXml = (row: Row, number: number, style = '') =>
  `<row r="${number}">${row.map((cell, at) => cellXml(cell, columnName(at) + number, style)).join('')}</row>`;

function cellXml(cell: Cell, place: string, style: string) {
  if (typeof cell === 'object') return `<c r="${place}"${DATE}><v>${serialOf(cell.day)}</v></c>`;
  return typeof cell === 'number'
    ? `<c r="${place}"${style}><v>${cell}</v></c>`
    : `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${cellText(cell)}</t></is></c>`;
}

const DAY_MS = 86_400_000;
/** Workbooks count days from December 30, 1899, which is this long before 1970. */
const DAYS_BEFORE_1970 = 25_569;
const serialOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS + DAYS_BEFORE_1970;

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
  // Excel finds the range of a filter by this name.
  const filters = sheets.map(
    ({ name, range }, at) =>
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">'${name}'!${range}</definedName>`,
  );
  const links = [
    ...sheets.map(({ number }) =>
      link(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`),
    ),
    link('styles', 'styles', 'styles.xml'),
  ];
  return [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/>${types.join('')}</Types>`,
    ],
    ['_rels/.rels', relations([link('rId1', 'officeDocument', 'xl/workbook.xml')])],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews><sheets>${listed.join('')}</sheets><definedNames>${filters.join('')}</definedNames></workbook>`,
    ],
    ['xl/styles.xml', STYLES],
    ['xl/_rels/workbook.xml.rels', relations(links)],
  ];
}

const link = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
const relations = (links: readonly string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${links.join('')}</Relationships>`;
