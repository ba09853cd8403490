import type { AuditEntry } from '@vse/domain/records/audit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignedIn } from '../../lib/auth/test-session.tsx';
import { DataTable } from '../../ui/kit/data-table.tsx';
import '../../ui/base/tokens.css';
import '../../ui/base/base.css';
import { OfficePage } from '../../ui/kit/office-page.tsx';
import { OfficeShell } from '../../ui/kit/office-shell.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';

const ENTRY: AuditEntry = {
  ...{ id: '1', date: '2026-05-04T08:00:00.000Z', kind: 'fragrance', who: 'ines' },
  ...{ name: 'Ines Calder', what: 'vseCreateFragranceExtended', record: 'KoUStNP2xy3456' },
  ...{ outcome: 'done', detail: 'Golden Resin', network: '203.0.113.0/24', count: 1 },
};
const LONG = { ...ENTRY, id: '2', detail: 'A name of a fragrance that is very long '.repeat(4) };
const REFUSED: AuditEntry = {
  ...{ ...ENTRY, id: '3', kind: 'refusal', outcome: '401', detail: 'SIGN_IN_NEEDED', count: 3 },
};

function Log({ rows }: { rows: AuditEntry[] }) {
  const columns = useAuditColumns(() => {});
  return <DataTable caption="Log" columns={columns} rows={rows} keyOf={({ id }) => id} />;
}

async function open(width: number, entries = [ENTRY, LONG, REFUSED]) {
  await page.viewport(width, 900);
  const screen = await render(
    <SignedIn session={{ kind: 'Admin' }}>
      <OfficeShell>
        <OfficePage title="Audit log" crumbs={[]}>
          <Log rows={entries} />
        </OfficePage>
      </OfficeShell>
    </SignedIn>,
  );
  await expect.element(screen.getByRole('rowheader').first()).toBeVisible();
  return screen;
}

const rows = () => [...document.querySelectorAll('tbody tr')];

test.each([
  [768, 2],
  [1280, 3],
])('at %i px the first %i entries are 40 px high, and nothing scrolls', async (width, count) => {
  const screen = await open(width);
  const heights = rows().map((row) => row.getBoundingClientRect().height);
  expect(heights.slice(0, count)).toEqual(Array.from({ length: count }, () => 40));
  expect(screen.getByRole('region', { name: 'Log' }).elements()).toHaveLength(0);
});

test('an entry is named after what was done, and a long name takes the room that is left', async () => {
  const screen = await open(1280, [ENTRY, LONG]);
  const what = screen.getByRole('rowheader').first();
  await expect.element(what).toHaveTextContent('Fragrance · Create a fragrance: Golden Resin');
  const value = screen.getByRole('rowheader').nth(1).element().firstElementChild;
  expect(value?.clientWidth).toBeGreaterThan(350);
});

test.each([
  ['job', 'vseEndJob', 'changeSet', 'Job · End a job: Change of several records'],
  ['job', 'vseRetryJob', 'constructor', 'Job · Try a job again: constructor'],
  ['user', 'vseUpdateUserSetting', 'Manager', 'User · Change a user: Manager'],
] as const)(
  'the detail of a %s is said in words where there are some',
  async (kind, what, detail, shown) => {
    const screen = await open(1280, [{ ...ENTRY, kind, what, detail }]);
    await expect.element(screen.getByRole('rowheader').first()).toHaveTextContent(shown);
  },
);

test('on a phone, a card begins with what was done and names only what needs it', async () => {
  await open(360);
  const [first] = rows();
  const shown = [...(first?.querySelectorAll('th, td') ?? [])]
    .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map((cell) => cell.textContent ?? '');
  expect(shown[0]).toBe('Fragrance · Create a fragrance: Golden Resin');
  expect(shown.filter((text) => /^(When|Who|What|Outcome)/.test(text))).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(360);
});
