import { emailQuizResult } from '@vse/domain/contract/calls';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepRespondentToken } from '../../../lib/auth/tokens.ts';
import { showLanguage } from '../../../lib/words/words.ts';
import '../../../ui/base/tokens.css';
import type { Recommended } from '../recommended.ts';
import { Results } from '../results.tsx';
import { resultsMore } from './results-more.tsx';

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const { MatchFigure, MatchSentence, Portrait, ResultActions } = resultsMore;

const FRAGRANCE = {
  ...{ id: 'sea', name: 'Salt Line', sku: 'SL', family: 'Watery', collection: 'Core' },
  ...{
    shortDescription: 'Sea.',
    longDescription: '',
    detectionLevel: 'Low',
    heroImageUrl: PICTURE,
  },
  ...{ oneSheetPdfUrl: '', isOdorNeutralizer: false, label: 'BEST MATCH', reasons: [] },
  colors: ['#6FA5B5', '#2E6E87'],
  match: 71,
  portrait: [
    { adjective: 'salty', petals: 3, length: 10 },
    { adjective: 'coastal', petals: 1, length: 8 },
    { adjective: 'calm', petals: 1, length: 4 },
    { adjective: 'airy', petals: 1, length: 2 },
    { adjective: 'natural', petals: 0, length: 3 },
  ],
} satisfies Recommended;

afterEach(async () => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.theme;
  await showLanguage('en');
});

describe('the portrait', () => {
  test('says the three strongest reasons, and draws a petal for each answer and an outline for the rest', async () => {
    const screen = await render(<Portrait fragrance={FRAGRANCE} />);
    const drawing = screen.getByRole('img');
    await expect
      .element(drawing)
      .toHaveAccessibleName(
        'Portrait of Salt Line, the strongest first: salty, coastal, and calm.',
      );
    const paths = [...drawing.element().querySelectorAll('path')];
    const dashed = paths.filter((path) => getComputedStyle(path).strokeDasharray !== 'none');
    expect([paths.length, dashed.length]).toEqual([7, 1]);
    expect(getComputedStyle(dashed[0] as Element).fill).toBe('none');
    await expect.element(screen.getByText(/Nobody asked for what is dashed/)).toBeVisible();
  });

  test('is not drawn where nothing was asked for', async () => {
    const portrait = [{ adjective: 'calm', petals: 0, length: 10 }];
    const screen = await render(<Portrait fragrance={{ ...FRAGRANCE, portrait }} />);
    expect(screen.container.textContent).toBe('');
  });

  test.each(['light', 'dark'])(
    'has petals that stand out in the %s theme, whatever the colors',
    async (theme) => {
      document.documentElement.dataset.theme = theme;
      for (const color of ['#ffffff', '#000000', '#808080', '#f8f0e0', '#201c17', '#8a7f70']) {
        const screen = await render(<Portrait fragrance={{ ...FRAGRANCE, colors: [color] }} />);
        const [petal] = screen.container.querySelectorAll('path');
        const card = channelsOf(
          getComputedStyle(document.documentElement).getPropertyValue('--card'),
        );
        const own = channelsOf(color);
        // Of the panel, the end with more of the color in it.
        const panel = card.map((channel, at) => channel * 0.78 + (own[at] ?? 0) * 0.22);
        const rim = channelsOf(getComputedStyle(petal as Element).stroke);
        expect(contrast(rim, panel), color).toBeGreaterThanOrEqual(3);
        await screen.unmount();
      }
    },
  );
});

/** The channels of `#rrggbb` or `color(srgb r g b)`, from 0 to 1. */
function channelsOf(color: string): number[] {
  const hex = /^#(..)(..)(..)$/.exec(color.trim());
  if (hex) return hex.slice(1).map((two) => Number.parseInt(two, 16) / 255);
  return (color.match(/\d+(\.\d+)?(e-\d+)?/g) ?? []).slice(0, 3).map(Number);
}
const luminance = (color: number[]) => {
  const [r = 0, g = 0, b = 0] = color.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
function contrast(one: number[], other: number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('the match figure', () => {
  test('is a percentage with a sentence that says what it is, in the language of the page', async () => {
    const screen = await render(
      <>
        <MatchFigure fragrance={FRAGRANCE} />
        <MatchSentence fragrance={FRAGRANCE} />
      </>,
    );
    expect(screen.container.textContent).toBe(
      'Match: 71%Salt Line reaches 71% of the best that one fragrance could match your answers. You asked for four of its five words.',
    );
    await showLanguage('de');
    await expect.element(screen.getByText(/71\s%/).first()).toBeVisible();
  });

  test('is missing in a result from before it was kept', async () => {
    const { match: _, ...old } = FRAGRANCE;
    const screen = await render(
      <>
        <MatchFigure fragrance={old} />
        <MatchSentence fragrance={old} />
      </>,
    );
    expect(screen.container.textContent).toBe('');
  });
});

describe('"E-mail me my results"', () => {
  const sent: unknown[] = [];
  let answer: () => Promise<Response>;
  beforeEach(() => {
    sent.length = 0;
    keepRespondentToken('r1', 'token');
    vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
      if (!String(url).endsWith(emailQuizResult.name)) return Response.json({ functionKey: 'key' });
      sent.push(JSON.parse(String(init?.body)));
      return answer();
    });
  });
  const DATES = { date: '2026-11-24T12:00:00.000Z', nextDate: '2026-11-25T12:00:00.000Z' };
  const mailed = (more: object) => async () =>
    Response.json({ state: 'sent', isRepeated: false, ...DATES, ...more });
  const refused =
    (status: number, ...issues: object[]) =>
    async () =>
      Response.json({ issues }, { status });
  const button = () => page.getByRole('button');
  const textOf = (role: 'status' | 'alert') =>
    page.getByRole(role).elements()[0]?.textContent ?? '';
  const press = async () => {
    await render(<ResultActions id="r1" />);
    await button().click();
  };

  test('asks once, however often it is pressed, without an address and in the language of the page', async () => {
    let finish: (response: Response) => void = () => {};
    answer = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    await showLanguage('fr');
    await press();
    await expect.element(button()).toHaveTextContent('Envoi…');
    (button().element() as HTMLElement).click();
    await expect.poll(() => sent).toEqual([{ id: 'r1', language: 'fr' }]);
    finish(await mailed({})());
    await expect.poll(() => textOf('status')).toMatch(/^En route vers l’adresse/);
    await expect.element(button()).toHaveTextContent('M’envoyer mes résultats');
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['sent', {}, 'On its way to the address of your invite.'],
    ['waiting', { state: 'queued' }, 'On its way to the address of your invite.'],
    [
      'repeated',
      { isRepeated: true },
      /^You asked for this e-mail on Nov 24.*another one from Nov 25/,
    ],
  ])('a mail that is %s is said', async (_, more, text) => {
    answer = mailed(more);
    await press();
    await expect.poll(() => textOf('status')).toMatch(text);
    await expect.poll(() => textOf('alert')).toMatch(/^$/);
  });

  const limit = {
    ...{ code: 'MAIL_RECIPIENT_LIMIT', field: null, message: 'Three mails' },
    params: { count: '3', time: '2026-11-25 12:00 UTC' },
  };
  test.each([
    [
      'refused by the service',
      mailed({ state: 'failed' }),
      /^It could not be sent. You can try again from Nov 25/,
    ],
    [
      'beyond the limit',
      refused(429, limit),
      /^Your address has had its e-mails of a day.*from Nov 25/,
    ],
    ['failed', refused(500), 'It could not be sent. Please try again.'],
    [
      'offline',
      () => Promise.reject(new TypeError('offline')),
      /^There is no connection. Please try again/,
    ],
    [
      'of a token that ended',
      refused(401, { ...limit, code: 'SIGN_IN_AGAIN' }),
      /please open your invite again/,
    ],
  ])(
    'a mail that is %s is announced as a problem, and can be asked for again',
    async (_, given, text) => {
      answer = given;
      await press();
      await expect.poll(() => textOf('alert')).toMatch(text);
      answer = mailed({});
      await button().click();
      await expect.poll(() => textOf('status')).toMatch(/^On its way/);
      await expect.poll(() => textOf('alert')).toMatch(/^$/);
    },
  );

  test.each([
    ['the respondent', { isMine: true }, 1],
    ['a reader with the permalink', { isMine: false }, 0],
    ['the staff of a project', { isMine: true, invite: {} }, 0],
  ])('is there for %s as the result says', async (_, more, count) => {
    const result = {
      ...{ id: 'r1', permalinkUrl: '', quizStartDate: DATES.date, quizCompleteDate: DATES.date },
      ...{ isQuizStarted: true, isQuizCompleted: true, generatedFor: '', generatedBy: '' },
      ...{ questions: [], recommendedFragrances: [FRAGRANCE] },
      ...more,
    };
    await render(
      <MemoryRouter>
        <Results result={result} />
      </MemoryRouter>,
    );
    // The portrait comes with the same code.
    await expect.element(page.getByRole('img', { name: /^Portrait/ })).toBeVisible();
    expect(page.getByRole('button', { name: 'E-mail me my results' }).elements()).toHaveLength(
      count,
    );
  });
});
