import { listQuestions } from '@vse/domain/contract/calls';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answering, SignedIn } from '../../lib/auth/test-session.tsx';
import { useQuestions } from '../questions/use-questions.ts';
import { useUses } from './use-usage.ts';

let reads = 0;
answering(listQuestions, async () => {
  reads += 1;
  // What is shown after a save does not come from the server.
  if (reads > 1) return new Promise(() => {});
  const answers = [{ id: 'dawn', title: 'Dawn', adjectives: [{ id: 'warm', weight: 1 }] }];
  return Response.json({
    items: [{ id: 'light', questionText: 'Which light?', answers }],
    orderEtag: '',
  });
});

/** The uses of an adjective beside the list of questions. */
function Both() {
  const { removed } = useQuestions();
  const { questions } = useUses('warm');
  return (
    <>
      <p>{questions.map(({ questionText }) => questionText).join() || 'Not used'}</p>
      <button type="button" onClick={() => void removed('light')}>
        Remove
      </button>
    </>
  );
}

test('all questions are read once, and the uses of an adjective show at once what is saved of them', async () => {
  await render(
    <SignedIn session={{ kind: 'Admin' }}>
      <Both />
    </SignedIn>,
  );
  await expect.element(page.getByText('Which light?')).toBeVisible();
  expect(reads).toBe(1);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('Not used')).toBeVisible();
});
