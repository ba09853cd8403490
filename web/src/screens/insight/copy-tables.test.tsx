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
  await copyTables([{ name: 'Questions', columns, rows }]);
  const [item] = write.mock.calls[0]?.[0] ?? [];
  expect(await (await item?.getType('text/plain'))?.text()).toBe(
    "Questions\nName\tReached\n'=1+1\t-3\n' @SUM(A1)\t0\na b c\t1",
  );
  expect(await (await item?.getType('text/html'))?.text()).toBe(
    "<h2>Questions</h2><table><tr><th>Name</th><th>Reached</th></tr><tr><td>'=1+1</td><td>-3</td></tr><tr><td>' @SUM(A1)</td><td>0</td></tr><tr><td>a b c</td><td>1</td></tr></table>",
  );
});
