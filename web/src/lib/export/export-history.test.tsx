import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { exportHistory } from './export-history.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers the export with these pages, one after the other. The count runs beside it and fails. */
function answerWith(...pages: object[]) {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('vseGetAppSettings')) return Response.json({ functionKey: '' });
    return url.includes('vseExportQuizResults')
      ? Response.json(pages.shift())
      : new Response(null, { status: 404 });
  });
}

const exported = () => exportHistory({}, () => undefined, new AbortController().signal);

/** The texts in the workbook's parts. */
async function textsOf(file: Blob): Promise<string> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  return Object.values(parts)
    .map((bytes) => strFromU8(bytes))
    .join();
}

test('the results that no page could read are counted in the last row', async () => {
  answerWith({ items: [], unreadable: 2, nextPage: 'next' }, { items: [], unreadable: 1 });
  expect(await textsOf(await exported())).toContain('3 results could not be read');
});

test('an export of nothing is a workbook with a word', async () => {
  answerWith({ items: [] });
  const texts = await textsOf(await exported());
  expect(texts).toContain('No results');
  expect(texts).toContain('No answers');
});

test('an export of nothing but unreadable results says only that', async () => {
  answerWith({ items: [], unreadable: 1 });
  const texts = await textsOf(await exported());
  expect(texts).toContain('1 result could not be read');
  expect(texts).not.toContain('No results');
});
