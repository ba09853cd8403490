import { useState } from 'react';
import { BrowserRouter, Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import * as z from 'zod';
import { ApiError } from '../api/api-error.ts';
import { notifications } from '../notifications.ts';
import type { Revision } from './record-form-options.ts';
import { useRecordForm } from './use-record-form.ts';

const Scent = z.object({
  name: z.string().trim().min(1, 'Name is required.'),
  colors: z.array(z.string()),
});
type Record = z.output<typeof Scent> & Revision;
type Save = (
  input: z.output<typeof Scent>,
  sent: { etag: string | undefined; requestId: string },
) => Promise<string>;

const OAK: Record = { name: 'Oak', colors: ['brown'], etag: '1' };

/** A former state, with what a form never takes from it. */
const FORMER = { ...OAK, name: 'Elm', etag: '0', season: 'Fall' };

type ScentFormProps = {
  save: Save;
  existing?: { id: string; name: string }[];
  onSaved?: (id: string) => void;
  reload?: () => Promise<Record | undefined>;
  record?: Record;
  isUnguarded?: boolean;
};

function ScentForm({ save, existing, onSaved, reload, record = OAK, ...props }: ScentFormProps) {
  const form = useRecordForm({
    schema: Scent,
    errorTitle: 'Error Saving Scent',
    labels: { name: 'Name', colors: 'Colors' },
    record,
    save,
    sameName: { existing, own: { id: 'oak', name: 'Oak' }, nameOf: ({ name: given }) => given },
    ...(onSaved && { onSaved }),
    ...(reload && { reload }),
    ...props,
  });
  const name = form.field('name');
  return (
    <form ref={form.ref} onSubmit={form.submit}>
      <input
        aria-label="Name"
        aria-invalid={name.error !== undefined}
        disabled={name.disabled}
        value={name.value}
        onChange={(event) => name.onValue(event.target.value)}
      />
      <p data-testid="error">{name.error}</p>
      <p data-testid="state">{form.isDirty ? 'changed' : 'same'}</p>
      <p data-testid="messages">{form.errors.messages.join('|')}</p>
      <p data-testid="clashes">
        {form.rebase.conflict?.choices
          .map(({ name, changedBy, side }) => [name, changedBy, side].join(' '))
          .join()}
      </p>
      <p data-testid="question">{form.rebase.conflict ? form.rebase.asked : ''}</p>
      <p data-testid="unread">{form.rebase.error === undefined ? '' : 'unread'}</p>
      <p data-testid="asking">{form.guard.isAsking ? 'asking' : ''}</p>
      <button type="button" onClick={form.begin}>
        Edit
      </button>
      <button type="button" onClick={form.end}>
        Cancel
      </button>
      <button type="button" onClick={() => form.change({ colors: ['brown', 'red'] })}>
        Add red
      </button>
      <button type="button" onClick={() => form.change({ colors: ['brown'] })}>
        Only brown
      </button>
      <button type="button" onClick={() => form.rebase.choose(['name'], 'theirs')}>
        Their name
      </button>
      <button type="button" onClick={() => form.rebase.choose(['name', 'colors'], 'mine')}>
        All mine
      </button>
      <button type="button" onClick={form.rebase.postpone}>
        Postpone
      </button>
      <button type="button" onClick={form.rebase.settle}>
        Save this
      </button>
      <button type="button" onClick={() => form.restore(FORMER, () => {})}>
        Restore
      </button>
      <button type="button" onClick={form.guard.leave}>
        Leave
      </button>
      <p data-testid="same name">{form.sameName.isAsking ? form.sameName.taken : ''}</p>
      <button type="button" onClick={form.sameName.confirm}>
        Use the name twice
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

function App(props: ScentFormProps) {
  return (
    <MemoryRouter initialEntries={['/scent']}>
      <Link to="/other">Other page</Link>
      <Routes>
        <Route path="/scent" element={<ScentForm {...props} />} />
        <Route path="/other" element={<h1>Other</h1>} />
      </Routes>
    </MemoryRouter>
  );
}

/** A request that the test answers when it wants. */
function deferred<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  return { send: vi.fn(() => promise), resolve, reject };
}

async function edited(props: ScentFormProps, name = 'Cedar') {
  const screen = await render(<App {...props} />);
  await screen.getByRole('button', { name: 'Edit' }).click();
  await screen.getByLabelText('Name').fill(name);
  return screen;
}

afterEach(() => notifications.set([]));

test('pressing Save twice sends one request, with the ETag that editing started from', async () => {
  const request = deferred<string>();
  const screen = await edited({ save: request.send });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  expect(request.send).toHaveBeenCalledTimes(1);
  const [input, sent] = request.send.mock.calls[0] as unknown as Parameters<Save>;
  expect([input, sent.etag]).toEqual([{ name: 'Cedar', colors: ['brown'] }, '1']);
  request.resolve('id');
  await expect.element(screen.getByLabelText('Name')).toBeDisabled();
});

test("another record's name is sent only after the person confirms it", async () => {
  const existing = [
    { id: 'oak', name: 'Oak' },
    { id: 'pine', name: 'Pine' },
  ];
  const { send } = deferred<string>();
  const screen = await edited({ save: send, existing }, ' pine ');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByTestId('same name')).toHaveTextContent('Pine');
  expect(send).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Use the name twice' }).click();
  expect(send).toHaveBeenCalledTimes(1);
});

test('a record may keep its own name', async () => {
  const { send } = deferred<string>();
  const screen = await edited({ save: send, existing: [{ id: 'oak', name: 'Oak' }] }, 'OAK');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  expect(send).toHaveBeenCalledTimes(1);
  await expect.element(screen.getByTestId('same name')).toHaveTextContent('');
});

test('a list changed back to its stored value is not a change', async () => {
  const screen = await edited({ save: deferred<string>().send }, 'Oak');
  await expect.element(screen.getByTestId('state')).toHaveTextContent('same');
  await screen.getByRole('button', { name: 'Add red' }).click();
  await expect.element(screen.getByTestId('state')).toHaveTextContent('changed');
  await screen.getByRole('button', { name: 'Only brown' }).click();
  await expect.element(screen.getByTestId('state')).toHaveTextContent('same');
});

test('a field with an error is focused, and marked until its value changes', async () => {
  const { send } = deferred<string>();
  const screen = await edited({ save: send }, '');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByTestId('error')).toHaveTextContent('Name is required.');
  await expect.element(screen.getByLabelText('Name')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await screen.getByLabelText('Name').fill('C');
  await expect.element(screen.getByTestId('error')).toHaveTextContent('');
});

test('leaving during a save asks first, and a failure after leaving becomes a notification that names what failed', async () => {
  const request = deferred<string>();
  const onSaved = vi.fn();
  const screen = await edited({ save: request.send, onSaved });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByRole('link', { name: 'Other page' }).click();
  await expect.element(screen.getByTestId('asking')).toHaveTextContent('asking');
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Other' })).toBeVisible();
  request.reject(
    new ApiError(409, [{ code: 'OTHER', field: null, message: 'This name is taken.' }]),
  );
  await expect
    .poll(() => notifications.get().map(({ text, isError }) => [text, isError]))
    .toEqual([['Error Saving Scent: This name is taken.', true]]);
  expect(onSaved).not.toHaveBeenCalled();
});

test('a person who wanted to leave during the save goes there when it succeeds', async () => {
  const request = deferred<string>();
  const onSaved = vi.fn();
  const screen = await edited({ save: request.send, onSaved });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByRole('link', { name: 'Other page' }).click();
  await expect.element(screen.getByTestId('asking')).toHaveTextContent('asking');
  request.resolve('id');
  await expect.element(screen.getByRole('heading', { name: 'Other' })).toBeVisible();
  expect(onSaved).not.toHaveBeenCalled();
});

test('a save without changes asks before leaving too', async () => {
  const screen = await edited({ save: deferred<string>().send }, 'Oak');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByRole('link', { name: 'Other page' }).click();
  await expect.element(screen.getByTestId('asking')).toHaveTextContent('asking');
});

test('the changes to a deleted record are left without a question', async () => {
  const screen = await edited({ save: () => Promise.reject(new ApiError(404)) });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByTestId('messages')).not.toBeEmptyDOMElement();
  await screen.getByRole('link', { name: 'Other page' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Other' })).toBeVisible();
});

test('an unguarded form is left without a question, also during a save', async () => {
  const screen = await edited({ save: deferred<string>().send, isUnguarded: true });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByRole('link', { name: 'Other page' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Other' })).toBeVisible();
});

function NewScent({ onSaved }: { onSaved: () => unknown }) {
  const form = useRecordForm({
    schema: Scent,
    errorTitle: 'Error Adding Scent',
    initial: { name: '', colors: [] },
    save: async () => 'id',
    onSaved,
  });
  return (
    <form ref={form.ref} onSubmit={form.submit}>
      <button type="button" onClick={() => form.change({ name: 'Cedar' })}>
        Type
      </button>
      <button type="submit">Save</button>
      <output>{form.guard.isAsking ? 'asking' : 'saved'}</output>
    </form>
  );
}

/** A new scent, saved on a page that was reached from another one. */
async function saved(onSaved: () => unknown) {
  const before = location.href;
  history.pushState({ idx: 1 }, '', '/scent');
  onTestFinished(() => history.replaceState(null, '', before));
  const hasSaved = vi.fn(onSaved);
  const screen = await render(
    <BrowserRouter>
      <Link to="/other">Other page</Link>
      <Routes>
        <Route path="/scent" element={<NewScent onSaved={hasSaved} />} />
        <Route path="*" element={<h1>Other</h1>} />
      </Routes>
    </BrowserRouter>,
  );
  await screen.getByRole('button', { name: 'Type' }).click();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => hasSaved.mock.calls.length).toBe(1);
  return screen;
}

test('a new record that is saved is left by Back without a question', async () => {
  const screen = await saved(() => history.back());
  await expect.element(screen.getByRole('heading', { name: 'Other' })).toBeVisible();
});

test('a form that stays open after its save still asks about what it has', async () => {
  const screen = await saved(() => false);
  await screen.getByRole('link', { name: 'Other page' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('asking');
});

test('Cancel does nothing during a save', async () => {
  const request = deferred<string>();
  const screen = await edited({ save: request.send });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Cedar');
  request.reject(new ApiError(0));
  await expect
    .element(screen.getByTestId('messages'))
    .toHaveTextContent(
      'We cannot reach VSE at the moment. Please check your connection and try again.',
    );
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Cedar');
});

/** Saves until the newest copy is saved. */
const staleUntil = (etag: string) =>
  vi.fn<Save>((_, sent) =>
    sent.etag === etag ? Promise.resolve('saved') : Promise.reject(new ApiError(412)),
  );
const PINE = { name: 'Pine', colors: ['green'], etag: '2' };

test('a stale save reads the newest copy at once, and what both sides changed must be chosen', async () => {
  const save = staleUntil('2');
  const screen = await edited({ save, reload: async () => PINE });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .element(screen.getByTestId('clashes'))
    .toHaveTextContent('name both ,colors them theirs');
  await screen.getByRole('button', { name: 'Save this' }).click();
  expect(save).toHaveBeenCalledTimes(1);
  await screen.getByRole('button', { name: 'Their name' }).click();
  await screen.getByRole('button', { name: 'Save this' }).click();
  await expect.poll(() => save.mock.calls.length).toBe(2);
  const [input, sent] = save.mock.calls[1] ?? [];
  expect([input, sent?.etag]).toEqual([{ name: 'Pine', colors: ['green'] }, '2']);
});

test('each Save that finds a conflict asks again with another key, so that a lost question is loaded', async () => {
  const screen = await edited({ save: staleUntil('2'), reload: async () => PINE });
  const save = screen.getByRole('button', { name: 'Save', exact: true });
  const question = screen.getByTestId('question');
  await save.click();
  await expect.element(question).toHaveTextContent('1');
  await save.click();
  await expect.element(question).toHaveTextContent('2');
  await screen.getByRole('button', { name: 'Postpone' }).click();
  await expect.poll(() => question.element().textContent).toBe('');
  await save.click();
  await expect.element(question).toHaveTextContent('1');
});

test('what one side alone changed can be chosen otherwise', async () => {
  const save = staleUntil('2');
  const screen = await edited({ save, reload: async () => PINE });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByRole('button', { name: 'All mine' }).click();
  await screen.getByRole('button', { name: 'Save this' }).click();
  await expect.poll(() => save.mock.calls.length).toBe(2);
  const [input, sent] = save.mock.calls[1] ?? [];
  expect([input, sent?.etag]).toEqual([{ name: 'Cedar', colors: ['brown'] }, '2']);
});

test('a third change between asks once more, with the choices open again', async () => {
  const save = staleUntil('3');
  const copies = [PINE, { name: 'Elm', colors: ['red'], etag: '3' }];
  const screen = await edited({ save, reload: async () => copies.shift() });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByRole('button', { name: 'All mine' }).click();
  await screen.getByRole('button', { name: 'Save this' }).click();
  await expect.element(screen.getByTestId('clashes')).toHaveTextContent('name both ,colors both');
  await screen.getByRole('button', { name: 'All mine' }).click();
  await screen.getByRole('button', { name: 'Save this' }).click();
  await expect.poll(() => save.mock.calls.length).toBe(3);
  const [input, sent] = save.mock.calls[2] ?? [];
  expect([input, sent?.etag]).toEqual([{ name: 'Cedar', colors: ['brown'] }, '3']);
});

test('a postponed question decides nothing and stands before the next save', async () => {
  const save = staleUntil('2');
  const screen = await edited({ save, reload: async () => PINE });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .element(screen.getByTestId('clashes'))
    .toHaveTextContent('name both ,colors them theirs');
  await screen.getByRole('button', { name: 'Postpone' }).click();
  await expect.element(screen.getByTestId('clashes')).toHaveTextContent('');
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Cedar');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .element(screen.getByTestId('clashes'))
    .toHaveTextContent('name both ,colors them theirs');
  expect(save).toHaveBeenCalledTimes(1);
});

test('a file whose address has only a new signature is no difference', async () => {
  const record = { ...OAK, colors: ['https://files/oak.webp?sig=1'] };
  const save = staleUntil('2');
  const reload = async () => ({ ...record, etag: '2' });
  const screen = await edited({ save, reload, record });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => notifications.get()).toHaveLength(1);
  await expect.element(screen.getByTestId('clashes')).toHaveTextContent('');
});

test('a newest copy that cannot be read is not reported as loaded', async () => {
  const save = () => Promise.reject(new ApiError(412));
  const reload = () => Promise.reject(new ApiError(0));
  const screen = await edited({ save, reload });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByTestId('unread')).toHaveTextContent('unread');
  await expect
    .element(screen.getByTestId('messages'))
    .toHaveTextContent(
      'Someone else has changed this record in the meantime. Nothing has been saved.',
    );
  expect(notifications.get()).toEqual([]);
});

/** Has a field that is not the form's, and changes whenever the record is read. */
const SIGNED_AGAIN = { ...OAK, etag: '2', pictureUrl: '/oak.webp?sig=2' };

function Refreshed({ save }: { save: Save }) {
  const [record, setRecord] = useState({ ...OAK, pictureUrl: '/oak.webp?sig=1' });
  return (
    <>
      <ScentForm save={save} record={record} />
      <button type="button" onClick={() => setRecord(SIGNED_AGAIN)}>
        Same, newer
      </button>
      <button type="button" onClick={() => setRecord({ ...SIGNED_AGAIN, name: 'Elm', etag: '3' })}>
        Other
      </button>
    </>
  );
}

test('a newer copy with the same content provides its ETag, one with other content does not', async () => {
  const save = vi.fn(() => Promise.reject(new ApiError(0)));
  const screen = await render(
    <MemoryRouter>
      <Refreshed save={save} />
    </MemoryRouter>,
  );
  await screen.getByRole('button', { name: 'Edit' }).click();
  await screen.getByLabelText('Name').fill('Cedar');
  const etagSent = () => (save.mock.calls.at(-1) as unknown as Parameters<Save>)[1].etag;
  await screen.getByRole('button', { name: 'Same, newer' }).click();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  expect(etagSent()).toBe('2');
  await screen.getByRole('button', { name: 'Other' }).click();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  expect(etagSent()).toBe('1');
});

test('a former state is restored under the ETag of the record as it is now', async () => {
  const { send } = deferred<string>();
  const screen = await render(<App save={send} />);
  await screen.getByRole('button', { name: 'Restore' }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Elm');
  await expect.element(screen.getByTestId('state')).toHaveTextContent('changed');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  const [input, sent] = send.mock.calls[0] as unknown as Parameters<Save>;
  expect([input, sent.etag]).toEqual([{ name: 'Elm', colors: ['brown'] }, '1']);
});

test('restoring over unsaved input asks first, and what was restored is guarded as well', async () => {
  const screen = await edited({ save: deferred<string>().send });
  await screen.getByRole('button', { name: 'Restore' }).click();
  await expect.element(screen.getByTestId('asking')).toHaveTextContent('asking');
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Cedar');
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Elm');
  await screen.getByRole('link', { name: 'Other page' }).click();
  await expect.element(screen.getByTestId('asking')).toHaveTextContent('asking');
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Elm');
});

test('nothing is restored during a save', async () => {
  const screen = await edited({ save: deferred<string>().send });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByRole('button', { name: 'Restore' }).click();
  await screen.getByRole('button', { name: 'Leave' }).click();
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Cedar');
});
