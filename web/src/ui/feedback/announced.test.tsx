import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Notice } from './notice.tsx';
import { Bone, Skeleton } from './skeleton.tsx';

/** The texts that came into status regions which stood in the page before. */
async function announced(part: ReactNode): Promise<string[]> {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((some) => void records.push(...some));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await render(part);
  records.push(...observer.takeRecords());
  observer.disconnect();
  return records
    .filter(({ target }) => target instanceof Element && target.role === 'status')
    .map(({ target }) => target.textContent ?? '');
}

test('a notice comes into a region that was there: otherwise screen readers stay silent', async () => {
  expect(await announced(<Notice>Nothing has been saved yet.</Notice>)).toEqual([
    'Nothing has been saved yet.',
  ]);
});

test('so does what a skeleton says', async () => {
  const skeleton = (
    <Skeleton>
      <Bone height="48px" />
    </Skeleton>
  );
  expect(await announced(skeleton)).toEqual(['Loading…']);
});
