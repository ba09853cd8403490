import { afterEach, expect, test, vi } from 'vitest';
import { copyTables } from './copy-tables.ts';

afterEach(() => vi.restoreAllMocks());

test('a name that begins like a formula is copied behind a quote, in both forms', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  const columns = ['Name', 'Reached'];
  const rows = [
    ['=1+1', -3],
    ['\t@SUM(A1)', 0],
    ['a\tb\nc', 1],
  ];
  await copyTables([{ name: 'Questions', columns, rows }], 'en');
  const [item] = write.mock.calls[0]?.[0] ?? [];
  expect(await (await item?.getType('text/plain'))?.text()).toBe(
    "Questions\nName\tReached\n'=1+1\t-3\n' @SUM(A1)\t0\na b c\t1",
  );
  expect(await (await item?.getType('text/html'))?.text()).toBe(
    "<h2>Questions</h2><table><tr><th>Name</th><th>Reached</th></tr><tr><td>'=1+1</td><td>-3</td></tr><tr><td>' @SUM(A1)</td><td>0</td></tr><tr><td>a b c</td><td>1</td></tr></table>",
  );
});

test('a name is copied as text, whatever stands in it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  const rows = [['<img src=x onerror="alert(1)">', 'Salt & Pepper']];
  await copyTables([{ name: '<b>Questions</b>', columns: ['Name', 'a < b'], rows }], 'en');
  const [item] = write.mock.calls[0]?.[0] ?? [];
  expect(await (await item?.getType('text/html'))?.text()).toBe(
    '<h2>&lt;b&gt;Questions&lt;/b&gt;</h2><table><tr><th>Name</th><th>a &lt; b</th></tr><tr><td>&lt;img src=x onerror="alert(1)"&gt;</td><td>Salt &amp; Pepper</td></tr></table>',
  );
  expect(await (await item?.getType('text/plain'))?.text()).toBe(
    '<b>Questions</b>\nName\ta < b\n<img src=x onerror="alert(1)">\tSalt & Pepper',
  );
});

test.each([
  ['en', '2026-10-29\t33.3\t12345'],
  ['de', '2026-10-29\t33,3\t12345'],
  ['es', '2026-10-29\t33,3\t12345'],
  ['fr', '2026-10-29\t33,3\t12345'],
] as const)('in %s, numbers are copied as spreadsheets read them there', async (language, line) => {
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  const rows = [[{ day: '2026-10-29' }, 33.3, 12_345]];
  await copyTables([{ name: 'Trend', columns: ['Day', '%', 'n'], rows }], language);
  const [item] = write.mock.calls[0]?.[0] ?? [];
  expect(await (await item?.getType('text/plain'))?.text()).toBe(`Trend\nDay\t%\tn\n${line}`);
  expect(await (await item?.getType('text/html'))?.text()).toContain(
    `<tr><td>${line.replaceAll('\t', '</td><td>')}</td></tr>`,
  );
});
