import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as z from 'zod';
import { useRecordForm } from './use-record-form.ts';
import { useRunningUploads } from './use-running-uploads.ts';

type FormProps = { send: () => Promise<void> };

/** A form in which nothing was typed, with an upload beside it. */
function Form({ send }: FormProps) {
  const { isUploading, counted } = useRunningUploads();
  const { guard } = useRecordForm({
    schema: z.object({ name: z.string() }),
    errorTitle: 'Error Saving Scent',
    initial: { name: '' },
    save: async () => {},
    isUploading,
  });
  return (
    <>
      <p data-testid="asking">{guard.isAsking ? 'asking' : ''}</p>
      <button type="button" onClick={() => void counted(send)().catch(() => {})}>
        Upload
      </button>
      <button type="button" onClick={guard.stay}>
        Stay
      </button>
    </>
  );
}

const uploading = async (send: FormProps['send']) => {
  const screen = await render(
    <MemoryRouter initialEntries={['/scent']}>
      <Link to="/other">Other page</Link>
      <Routes>
        <Route path="/scent" element={<Form send={send} />} />
        <Route path="/other" element={<h1>Other</h1>} />
      </Routes>
    </MemoryRouter>,
  );
  await screen.getByRole('button', { name: 'Upload' }).click();
  return screen;
};

/** What the browser does when the tab is closed or loaded again. */
const doesBrowserAsk = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test.each<[string, boolean]>([
  ['has arrived', true],
  ['has failed', false],
])('leaving asks until the last of two uploads %s', async (_, isSent) => {
  const uploads: PromiseWithResolvers<void>[] = [];
  const screen = await uploading(() => {
    const upload = Promise.withResolvers<void>();
    uploads.push(upload);
    return upload.promise;
  });
  await screen.getByRole('button', { name: 'Upload' }).click();
  uploads[0]?.resolve();
  await screen.getByRole('link', { name: 'Other page' }).click();
  await expect.element(screen.getByTestId('asking')).toHaveTextContent('asking');
  expect(doesBrowserAsk()).toBe(true);
  await screen.getByRole('button', { name: 'Stay' }).click();
  if (isSent) uploads[1]?.resolve();
  else uploads[1]?.reject(new Error('Interrupted'));
  await expect.poll(doesBrowserAsk).toBe(false);
  await screen.getByRole('link', { name: 'Other page' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Other' })).toBeVisible();
});
