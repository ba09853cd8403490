import { Link, MemoryRouter, Route, Routes, useNavigate, useParams } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod';
import { ApiError } from '../../lib/api/api-error.ts';
import { byName, useRows } from '../../lib/api/use-list.ts';
import { createStore, useStore } from '../../lib/browser/store.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { nameOf } from '../../lib/forms/use-same-name.ts';
import { notifications } from '../../lib/notifications.ts';
import { Card } from '../base/card.tsx';
import { AddPage } from './add-page.tsx';
import { actionsColumn, columnsOf, nameColumn } from './columns.tsx';
import { ButtonTo } from './controls/button-to.tsx';
import { TextField } from './controls/text-field.tsx';
import { DeleteModal } from './delete-modal.tsx';
import { DeletedPage } from './deleted-page.tsx';
import { DetailScreen, recordIn, type WholeList } from './detail-screen.tsx';
import { FormModal } from './form-modal.tsx';
import { ListScreen } from './list-screen.tsx';
import type { RecordKind } from './record-kind.ts';
import { RecordPage } from './record-page.tsx';
import { useRowDialogs } from './use-row-dialogs.ts';

/* A whole kind of record, through the kit, with a faked call. */

const Season = z.object({ name: z.string().trim().min(1, 'A season needs a name.') });
type Season = z.output<typeof Season> & { id: string; etag: string };

const SEASONS: RecordKind = {
  words: () => ({
    title: 'Seasons',
    add: 'Add Season',
    toList: 'Back to seasons',
    unknown: 'Unknown season',
    unknownText: 'It may have been deleted.',
  }),
  listHref: '/seasons',
  addHref: '/seasons/add',
  recordHref: (id) => `/seasons/${id}`,
};

/** What the server has, and what the app last read of it. */
let stored: readonly Season[] = [];
const seasons = createStore<readonly Season[]>([]);
const refresh = async () => seasons.set(stored);
/** Answers like `staffCall`; `refused` has the status of the next refusal. */
let refused = 0;
/** How many times a record cannot be read. */
let unread = 0;
const call = vi.fn(async (_name: string, { id, ...input }: Partial<Season>) => {
  if (refused) {
    const status = refused;
    refused = 0;
    throw new ApiError(status);
  }
  const others = stored.filter((one) => one.id !== id);
  const saved = { id: id ?? 'new', etag: 'saved', name: input.name ?? '' };
  stored = input.name === undefined ? others : [...others, saved];
});

/** How the list is being read, and what it leaves out. */
const reading = createStore<Partial<WholeList<Season>>>({});

function useSeasons() {
  const items = useStore(seasons);
  return { items, error: undefined, isFetching: false, refresh, ...useStore(reading) };
}

function useSeasonForm(record: Season, isBegun: boolean, onSaved: () => void) {
  const { items } = useSeasons();
  return useRecordForm({
    schema: Season,
    errorTitle: 'Error Saving Season',
    labels: { name: 'Name' },
    record,
    isBegun,
    sameName: { existing: items, own: record, nameOf },
    save: async (input, { etag = '' }) => {
      await call('update', { ...input, id: record.id, etag });
      void refresh();
    },
    onSaved,
    reload: async () => {
      if (unread > 0) {
        unread -= 1;
        throw new ApiError(0);
      }
      void refresh();
      return stored.find(({ id }) => id === record.id);
    },
  });
}

function SeasonsScreen() {
  const { toEdit, toDelete, onEdit, onDelete, close } = useRowDialogs<Season>();
  const words = {
    editOne: ({ name }: { name: string }) => `Edit ${name}`,
    deleteOne: ({ name }: { name: string }) => `Delete ${name}`,
  };
  return (
    <ListScreen
      words={{ title: 'Seasons', empty: 'None', emptyText: 'Add one.', find: 'Find a season' }}
      list={useRows<Season>(useSeasons(), byName)}
      columns={columnsOf(
        { name: 'Name', actions: 'Actions' },
        { name: nameColumn(SEASONS), actions: actionsColumn({ words, onEdit, onDelete }) },
      )}
      actions={<ButtonTo to="/seasons/add">Add Season</ButtonTo>}
    >
      {toEdit && <SeasonModal season={toEdit} onClose={close} />}
      {toDelete && <DeleteSeason season={toDelete} onClose={close} />}
    </ListScreen>
  );
}

function SeasonModal({ season, onClose }: { season: Season; onClose: () => void }) {
  const form = useSeasonForm(season, true, onClose);
  return (
    <FormModal title="Edit Season" form={form} onClose={onClose}>
      <TextField {...form.field('name')} />
    </FormModal>
  );
}

type DeleteSeasonProps = { season: Season; leaveTo?: string; onClose: () => void };

function DeleteSeason({ season: { id, etag, name }, ...modal }: DeleteSeasonProps) {
  return (
    <DeleteModal
      {...modal}
      title={`Delete ${name}?`}
      text="For good."
      remove={() => call('delete', { id, etag })}
      refresh={refresh}
    />
  );
}

function AddSeasonScreen() {
  const navigate = useNavigate();
  const form = useRecordForm({
    schema: Season,
    errorTitle: 'Error Adding Season',
    labels: { name: 'Name' },
    initial: { name: '' },
    sameName: { existing: useSeasons().items, nameOf, hrefOf: (id) => `/seasons/${id}` },
    save: async (input) => {
      await call('create', input);
      void refresh();
    },
    onSaved: () => navigate('/seasons'),
  });
  return (
    <AddPage form={form} parent={SEASONS} title="Add Season">
      <Card>
        <TextField {...form.field('name')} />
      </Card>
    </AddPage>
  );
}

function SeasonPage({ season }: { season: Season }) {
  const form = useSeasonForm(season, false, () => undefined);
  const deletion = (close: () => void) => (
    <DeleteSeason season={season} leaveTo={`/seasons/${season.id}/delete`} onClose={close} />
  );
  return (
    <RecordPage
      form={form}
      parent={SEASONS}
      name={season.name}
      danger={{ text: 'Deletes it.', modal: deletion }}
    >
      <Card>
        <TextField {...form.field('name')} />
      </Card>
    </RecordPage>
  );
}

const SeasonScreen = () => (
  <DetailScreen kind={SEASONS} source={recordIn(useSeasons(), useParams().id)}>
    {(season) => <SeasonPage season={season} />}
  </DetailScreen>
);

function DeletedScreen() {
  const { id } = useParams();
  return (
    <DeletedPage
      kind={SEASONS}
      list={useSeasons()}
      isRecord={(one: Season) => one.id === id}
      title="The season was deleted"
      text="It is gone."
    />
  );
}

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Browser's Back
    </button>
  );
}

async function open(address: string) {
  await page.viewport(1280, 800);
  return render(
    <MemoryRouter initialEntries={['/elsewhere', address]}>
      <BackButton />
      <Routes>
        <Route path="/seasons" element={<SeasonsScreen />} />
        <Route path="/seasons/add" element={<AddSeasonScreen />} />
        <Route path="/seasons/:id" element={<SeasonScreen />} />
        <Route path="/seasons/:id/delete" element={<DeletedScreen />} />
        <Route path="/elsewhere" element={<Link to="/seasons">Elsewhere</Link>} />
      </Routes>
    </MemoryRouter>,
  );
}

beforeEach(() => {
  refused = 0;
  call.mockClear();
  stored = [
    { id: 'spring', name: 'Spring', etag: '1' },
    { id: 'autumn', name: 'Autumn', etag: '1' },
  ];
  void refresh();
});
afterEach(() => {
  notifications.set([]);
  reading.set({});
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const nameField = () => page.getByLabelText('Name', { exact: true });
/** Spring's page, edited to this name, while somebody else saved another one. */
async function conflicting(mine: string, theirs: string) {
  await open('/seasons/spring');
  await button('Edit').click();
  await nameField().fill(mine);
  stored = [{ id: 'spring', name: theirs, etag: '2' }];
  refused = 412;
  await button('Save').click();
}

test('a record is added from the list, to which saving leads back', async () => {
  await open('/seasons');
  await page.getByRole('link', { name: 'Add Season' }).click();
  await nameField().fill('Winter');
  await button('Save').click();
  await expect.element(page.getByRole('rowheader', { name: 'Winter' })).toBeVisible();
  expect(call.mock.calls).toEqual([['create', { name: 'Winter' }]]);
});

test('a name that another record has leads to that record, and leaving asks about the typed text', async () => {
  await open('/seasons/add');
  await nameField().fill(' SPRING ');
  await button('Save').click();
  const twice = dialog('There is one with this name');
  await expect.element(twice.getByText(/Another record is called “Spring”/)).toBeVisible();
  await twice.getByRole('link', { name: 'Show the other one' }).click();
  await dialog('Leave without saving?').getByRole('button', { name: 'Stay here' }).click();
  await twice.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(nameField()).toHaveValue(' SPRING ');
  await button('Save').click();
  await twice.getByRole('link', { name: 'Show the other one' }).click();
  await button('Leave without saving').click();
  await expect.element(page.getByRole('heading', { name: 'Spring' })).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});

test('a refused field is marked, and takes the focus when the dialog closes', async () => {
  await open('/seasons/add');
  await button('Save').click();
  await expect
    .element(dialog('Error Adding Season').getByText(/A season needs a name/))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(nameField()).toHaveFocus();
  await expect.element(nameField()).toBeInvalid();
  expect(call).not.toHaveBeenCalled();
});

test('a refused field of a form in a dialog takes the focus when the reason closes', async () => {
  await open('/seasons');
  await button('Edit Spring').click();
  await nameField().fill('');
  await button('Save').click();
  await expect
    .element(dialog('Error Saving Season').getByText(/A season needs a name/))
    .toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(nameField()).toHaveFocus();
  await expect.element(nameField()).toBeInvalid();
});

test('the dialog that says why a record was refused keeps the focus until it closes', async () => {
  await open('/seasons/add');
  const focused: boolean[] = [];
  const note = ({ target }: FocusEvent) => {
    const isOpen = document.querySelector('[role="dialog"]') !== null;
    if (isOpen && target === nameField().element()) focused.push(true);
  };
  document.addEventListener('focusin', note);
  // The first dialog brings its code, the second one is there at once.
  for (let times = 0; times < 2; times++) {
    await button('Save').click();
    await expect.element(dialog('Error Adding Season')).toBeVisible();
    if (times === 0) await userEvent.keyboard('{Escape}');
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  document.removeEventListener('focusin', note);
  expect(dialog('Error Adding Season').element().contains(document.activeElement)).toBe(true);
  expect(focused).toEqual([]);
});

test.each([
  ['Cancel', () => button('Cancel').click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s in a dialog with typed text asks first, and Stay keeps the text', async (_, close) => {
  await open('/seasons');
  await button('Edit Spring').click();
  await nameField().fill('Early spring');
  await close();
  await dialog('Leave without saving?').getByRole('button', { name: 'Stay here' }).click();
  await expect.element(nameField()).toHaveValue('Early spring');
  await close();
  await button('Leave without saving').click();
  await expect.element(dialog('Edit Season')).not.toBeInTheDocument();
  expect(call).not.toHaveBeenCalled();
});

test('a dialog without changes closes without a question', async () => {
  await open('/seasons');
  await button('Edit Spring').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

const question = () => page.getByRole('dialog', { name: 'Someone else changed this' });
const side = (name: RegExp) =>
  question().getByRole('radiogroup', { name: 'Name' }).getByRole('radio', { name });

test('Escape in a conflict decides nothing: Save asks again until a version is chosen', async () => {
  await conflicting('Mild spring', 'Late spring');
  await expect.element(side(/Yours: Mild spring/)).not.toBeChecked();
  await expect.element(side(/Theirs: Late spring/)).not.toBeChecked();
  await expect.element(question().getByText('Still to be chosen: Name.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(nameField()).toHaveValue('Mild spring');
  await nameField().fill('Mildest spring');
  await button('Save').click();
  await expect.element(side(/Yours: Mildest spring/)).not.toBeChecked();
  await expect.element(button('Save this')).toHaveAttribute('aria-disabled', 'true');
  expect(call).toHaveBeenCalledTimes(1);
  await side(/Yours/).click();
  await expect.element(question().getByText('Name from you.')).toBeVisible();
  await button('Save this').click();
  await expect.element(button('Edit')).toBeVisible();
  expect(call.mock.lastCall).toEqual([
    'update',
    { id: 'spring', name: 'Mildest spring', etag: '2' },
  ]);
});

test('all of the other side is taken at once', async () => {
  await conflicting('Mild spring', 'Late spring');
  await button('Take all theirs').click();
  await expect.element(question().getByText('Name from the other side.')).toBeVisible();
  await button('Save this').click();
  await expect.element(button('Edit')).toBeVisible();
  expect(call.mock.lastCall).toEqual(['update', { id: 'spring', name: 'Late spring', etag: '2' }]);
});

test('a newest copy that cannot be read is read again', async () => {
  reading.set({});
  await open('/seasons/spring');
  await button('Edit').click();
  await nameField().fill('Mild spring');
  unread = 1;
  stored = [{ id: 'spring', name: 'Late spring', etag: '2' }];
  refused = 412;
  await button('Save').click();
  await dialog('Error Saving Season')
    .getByRole('button', { name: 'Load the latest version' })
    .click();
  await expect.element(side(/Theirs: Late spring/)).not.toBeChecked();
});

test('an edit that is canceled after a conflict begins without it the next time', async () => {
  await conflicting('Mild spring', 'Late spring');
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await button('Cancel').click();
  await button('Edit').click();
  await nameField().fill('Mild spring');
  await button('Save').click();
  await expect.element(button('Edit')).toBeVisible();
  expect(call.mock.lastCall).toEqual(['update', { id: 'spring', name: 'Mild spring', etag: '2' }]);
});

test('the same change on both sides is no question', async () => {
  await conflicting('Late spring', 'Late spring');
  await expect.poll(() => notifications.get()).toHaveLength(1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await button('Save').click();
  await expect.element(button('Edit')).toBeVisible();
  expect(call.mock.lastCall).toEqual(['update', { id: 'spring', name: 'Late spring', etag: '2' }]);
});

test('a record is deleted from its page with its ETag, and the next page states it', async () => {
  await open('/seasons/spring');
  await button('Delete').click();
  await dialog('Delete Spring?').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('heading', { name: 'The season was deleted' })).toBeVisible();
  expect(call.mock.calls).toEqual([['delete', { id: 'spring', etag: '1' }]]);
});

test('a deletion that fails after its page was left says in a notification what failed', async () => {
  const answer = Promise.withResolvers<void>();
  call.mockImplementationOnce(() => answer.promise);
  await open('/seasons/spring');
  await button('Delete').click();
  await dialog('Delete Spring?').getByRole('button', { name: 'Delete' }).click();
  (page.getByText("Browser's Back").element() as HTMLElement).click();
  await expect.element(page.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
  answer.reject(new ApiError(0));
  await expect
    .poll(() => notifications.get().map(({ text }) => text))
    .toEqual([expect.stringMatching(/^“.?Delete Spring\?.?” failed: We cannot reach VSE/)]);
});

test('the page of a deletion leads to the record while it exists', async () => {
  await open('/seasons/spring/delete');
  await expect.element(page.getByRole('heading', { name: 'Spring' })).toBeVisible();
});

const deleted = () => page.getByRole('heading', { name: 'The season was deleted' });

test('the page of a deletion that was typed waits for the newest list', async () => {
  reading.set({ isFetching: true });
  await open('/seasons/winter/delete');
  await expect.element(page.getByText('Loading…')).toBeInTheDocument();
  await expect.element(deleted()).not.toBeInTheDocument();
  reading.set({});
  await expect.element(deleted()).toBeVisible();
});

test('a record that may be unreadable is unknown rather than deleted', async () => {
  reading.set({ leftOut: { count: 1, records: [] } });
  await open('/seasons/winter/delete');
  await expect.element(page.getByText('It may have been deleted.')).toBeVisible();
  await expect.element(deleted()).not.toBeInTheDocument();
});

test('a row is deleted from the list with its ETag', async () => {
  await open('/seasons');
  await button('Delete Spring').click();
  await dialog('Delete Spring?').getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('rowheader', { name: 'Spring' })).not.toBeInTheDocument();
  expect(call.mock.calls).toEqual([['delete', { id: 'spring', etag: '1' }]]);
});

test('a column says how it is sorted, and turns', async () => {
  await open('/seasons');
  const names = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map((one) => one.textContent);
  const column = page.getByRole('columnheader', { name: 'Name' });
  await expect.element(column).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['Autumn', 'Spring']);
  await column.getByRole('button').click();
  await expect.element(column).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['Spring', 'Autumn']);
});

test('a typed search is one step of the history', async () => {
  await open('/seasons');
  await page.getByRole('searchbox').fill('aut');
  await expect.element(page.getByRole('rowheader', { name: 'Spring' })).not.toBeInTheDocument();
  await page.getByRole('searchbox').fill('spr');
  await expect.element(page.getByRole('rowheader', { name: 'Spring' })).toBeVisible();
  await button("Browser's Back").click();
  await expect.element(page.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
});

test('the slash leads to the search from within the list only', async () => {
  await open('/seasons');
  const search = page.getByRole('searchbox');
  await expect.element(search).toHaveAttribute('aria-keyshortcuts', '/');
  (button("Browser's Back").element() as HTMLElement).focus();
  await userEvent.keyboard('/');
  await expect.element(button("Browser's Back")).toHaveFocus();
  (page.getByRole('link', { name: 'Spring' }).element() as HTMLElement).focus();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await expect.element(search).toHaveValue('');
});
