import type { QuizResult } from '@vse/domain/records/quiz-results';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cache } from '../lib/api/cache.ts';
import { AppRoutes, preloadScreen } from './app-routes.tsx';

const RESULT: QuizResult = {
  ...{ id: 'early', permalinkUrl: '', isQuizStarted: true, isQuizCompleted: false, isMine: true },
  ...{ quizStartDate: '2026-05-04T08:00:00.000Z', quizCompleteDate: null },
  ...{ generatedFor: '', generatedBy: '', questions: [], recommendedFragrances: [] },
};

const realTimer = setTimeout;
let root: Root;
let place: HTMLElement;
beforeEach(() => {
  // However slow this machine is, no patience ends by itself.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', async () => Response.json({ functionKey: 'key' }));
  place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.vseEarly = undefined;
});

/** What the document of a link to a quiz has asked for, and what the app draws first of all. */
async function firstDrawn(id: string, response: Promise<Response>) {
  globalThis.vseEarly = { [`/api/vseGetQuizResult?id=${id}`]: { bearer: null, response } };
  await preloadScreen(`/quiz/${id}`);
  flushSync(() =>
    root.render(
      <SWRConfig value={{ provider: cache }}>
        <MemoryRouter initialEntries={[`/quiz/${id}`]}>
          <AppRoutes />
        </MemoryRouter>
      </SWRConfig>,
    ),
  );
  return place;
}

// The first test of all: the code of the quiz comes only once.
test('while the data is on its way, the quiz’s own skeleton stands there, not one for its code', async () => {
  const drawing = firstDrawn('late', new Promise(() => {}));
  // The document was there long ago, but the code only comes.
  await vi.advanceTimersByTimeAsync(120);
  await import('../screens/quiz/quiz-screen.tsx');
  await vi.advanceTimersByTimeAsync(60);
  const drawn = await drawing;
  expect(drawn.querySelector('[aria-busy]')?.children).toHaveLength(5);
});

test('a link to a quiz whose data comes in time draws it in one go', async () => {
  const soon = new Promise<Response>((come) => {
    realTimer(() => come(Response.json(RESULT)), 100);
  });
  const drawn = await firstDrawn('early', soon);
  expect(drawn.querySelector('[aria-busy]')).toBeNull();
  expect(drawn.textContent).toContain('no questions');
});
