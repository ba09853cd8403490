import { MemoryRouter, Route, Routes } from 'react-router';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { QuizScreen } from './quiz-screen.tsx';

afterEach(() => vi.restoreAllMocks());

/** Opens a quiz by its link. Every call of the API except the one for the settings gets this response. */
function open(answer: () => Response) {
  vi.spyOn(window, 'fetch').mockImplementation(async (url) =>
    String(url).includes('vseGetAppSettings') ? Response.json({ functionKey: 'key' }) : answer(),
  );
  return render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <MemoryRouter initialEntries={['/quiz/r1']}>
        <Routes>
          <Route path="/quiz/:resultId" element={<QuizScreen />} />
        </Routes>
      </MemoryRouter>
    </SWRConfig>,
  );
}

test('a quiz that the API does not know is unknown', async () => {
  const issues = [{ code: 'QUIZ_RESULT_NOT_FOUND', field: null, message: 'Unknown.' }];
  await open(() => Response.json({ issues }, { status: 404 }));
  await expect
    .element(page.getByRole('heading', { name: 'We could not find this quiz' }))
    .toBeVisible();
});

test('while the API has not started, the quiz is not called unknown, and can be tried again', async () => {
  await open(() => new Response('', { status: 404 }));
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(page.getByText('We could not find this quiz').elements()).toHaveLength(0);
});
