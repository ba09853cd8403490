import { expect, test } from 'vitest';
import { fileIdOf } from './file-id.ts';

test.each([
  ['vse-file-upload/0a1b.pdf', '0a1b'],
  ['vse-file-upload/0a1b/1200.webp', '0a1b'],
  ['vse-logos/provider-1/0a1b.png', '0a1b'],
  ['0a1b.png', '0a1b'],
  ['nothing', null],
])('the id of the file %s is %s', (path, id) => {
  expect(fileIdOf(path)).toBe(id);
});
