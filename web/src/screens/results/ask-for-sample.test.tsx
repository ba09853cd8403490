import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AskForSample } from './ask-for-sample.tsx';

const fragrance = {
  ...{ id: 'salt', name: 'Salt Line', sku: 'SL', family: 'Green', collection: 'Core' },
  ...{ shortDescription: '', longDescription: '', isOdorNeutralizer: false, colors: [] },
  ...{ heroImageUrl: '', oneSheetPdfUrl: '', reasons: [], label: 'BEST MATCH' as const },
  detectionLevel: '',
};
let sent: unknown[];
let answerTo: () => Response | Promise<Response>;

beforeEach(() => {
  sent = [];
  answerTo = () => Response.json({ samples: { asked: ['salt'] } });
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (!String(url).includes('vseAskForSample')) return Response.json({ functionKey: 'key' });
    sent.push(JSON.parse(String(init?.body)));
    return answerTo();
  });
});
afterEach(() => void vi.restoreAllMocks());

const open = (asked: string[] = []) =>
  render(<AskForSample id="r1" samples={{ asked }} fragrance={fragrance} />);
const button = (says = 'Ask for a sample') =>
  page.getByRole('button', { name: `${says} Salt Line` });

test('one tap asks for a sample, and a second one sends nothing', async () => {
  await open();
  await button().click();
  await expect.element(button('You asked for a sample')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([{ id: 'r1', fragrance: 'salt' }]);
});

test('what was asked for before stays so', async () => {
  await open(['salt']);
  await expect.element(button('You asked for a sample')).toBeVisible();
  await expect.element(button('You asked for a sample')).toHaveAttribute('aria-disabled', 'true');
});

test('a wish that was not sent says so, and can be sent again', async () => {
  answerTo = () => Promise.reject(new TypeError('offline'));
  await open();
  await button().click();
  await expect.element(page.getByText(/^Your wish was not sent/)).toBeVisible();
  answerTo = () => Response.json({ samples: { asked: ['salt'] } });
  await button().click();
  await expect.element(button('You asked for a sample')).toBeVisible();
  await expect.element(page.getByText(/was not sent/)).not.toBeInTheDocument();
  expect(sent).toHaveLength(2);
});

test('a provider that offers samples no longer is said, and the button is of no use', async () => {
  answerTo = () => Response.json({ issues: [] }, { status: 409 });
  await open();
  await button().click();
  await expect.element(page.getByText('Samples are not offered any more.')).toBeVisible();
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true');
});
