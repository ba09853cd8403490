import { read, utils } from 'xlsx';

/** The rows of each sheet of a workbook, as a spreadsheet program reads them. */
export function sheetsOf(workbook: ArrayBuffer | Uint8Array): Record<string, unknown[][]> {
  const { SheetNames, Sheets } = read(workbook);
  return Object.fromEntries(
    SheetNames.map((name) => [
      name,
      utils.sheet_to_json<unknown[]>(Sheets[name] ?? {}, { header: 1 }),
    ]),
  );
}
