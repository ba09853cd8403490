import type { Contract } from '@vse/domain/contract/contract';
import { Done } from '@vse/domain/contract/fields';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { Problem } from '../problem.ts';
import type { Caller } from '../services/access/identify-caller.ts';
import type { Trace } from '../services/audit/audit-trail.ts';
import { noteChange, noteRefusal, type RequestFacts } from './traces.ts';

const renaming: Contract = {
  name: 'vseRename',
  method: 'POST',
  summary: '',
  access: { Admin: 'all' },
  input: z.object({ id: z.string(), name: z.string() }),
  output: Done,
  audit: { kind: 'fragrance', detail: 'name' },
};

const hashOf = (id: string) => `hash of ${id}`;

/** The record and detail of each entry that a call leaves. */
function entriesOf(facts: RequestFacts, output: object = {}, contract = renaming) {
  const traces: Trace[] = [];
  const trail = { note: (trace: Trace) => void traces.push(trace), settled: async () => {} };
  noteChange(trail, { contract, address: '203.0.113.7', seen: facts, hashOf }, output);
  return traces.map(({ kind, records, detail }) => [kind, records.join(), detail]);
}

const detailOf = (name: string) => entriesOf({ input: { id: 'a', name } })[0]?.[2];

test('a change is recorded with the kind and the field that its contract declares', () => {
  expect(entriesOf({ input: { id: 'a', name: 'Noir Absolu' } })).toEqual([
    ['fragrance', 'a', 'Noir Absolu'],
  ]);
});

test('facts from the handler come before those from the input', () => {
  expect(
    entriesOf({ input: { id: 'a', name: 'x' }, change: { record: 'b', detail: 'Noir' } }),
  ).toEqual([['fragrance', 'b', 'Noir']]);
});

test('a call about several records leaves one entry with each id once, and how many', () => {
  expect(entriesOf({ input: {} }, { ids: ['a', 'b', 'a'] })).toEqual([['fragrance', 'a,b', '2']]);
});

test('a list leaves an entry about the rows that were done, and none when all were refused', () => {
  const refused = { id: null, status: 409, issues: [{ code: 'EMAIL_TWICE' }] };
  expect(entriesOf({ input: {} }, { items: [{ id: 'a' }, refused] })).toEqual([
    ['fragrance', 'a', ''],
    ['refusal', '', 'EMAIL_TWICE'],
  ]);
  expect(entriesOf({ input: {} }, { items: [refused] })).toEqual([['refusal', '', 'EMAIL_TWICE']]);
});

test('a call that its contract leaves unrecorded leaves no entry', () => {
  const unrecorded: Contract = { ...renaming, method: 'POST', audit: { unrecorded: 'not said' } };
  expect(entriesOf({ input: { id: 'a', name: 'x' } }, {}, unrecorded)).toEqual([]);
});

test.each([
  ['made', { input: {} }, { id: 'permalink' }, { isIdSecret: true }],
  ['deleted', { input: { id: 'permalink' } }, {}, { isIdSecret: true }],
  ['that cannot be read', { input: { id: 'permalink', kind: 'quizResults' } }, {}, {}],
] as const)('a quiz result %s is recorded under a hash of its id', (_, facts, output, contract) => {
  expect(entriesOf(facts, output, { ...renaming, ...contract })).toEqual([
    ['fragrance', 'hash of permalink', ''],
  ]);
});

test('a detail is one short line without hidden characters or e-mail addresses', () => {
  expect(detailOf('Which one\r\n\u202eis it\u0007? ')).toBe('Which one is it ?');
  expect(detailOf('Sheet of ana@example.com')).toBe('Sheet of <address>');
  expect(detailOf('é'.repeat(80))).toBe('é'.repeat(80));
  expect(detailOf('😀'.repeat(81))).toBe(`${'😀'.repeat(79)}…`);
});

describe('a refused call', () => {
  const STAFF: Caller = {
    kind: 'Manager',
    email: 'mara@aurum.example',
    name: 'Mara',
    userId: 'mara',
    provider: null,
    language: 'en',
    logo: '',
    settings: null,
  };

  /** The entries of a refusal of a call about the record 'permalink'. */
  function refusalsBy(
    caller: Caller | undefined,
    problem = new Problem(403, 'INVITE_REVOKED'),
    contract = renaming,
  ) {
    const traces: Trace[] = [];
    const trail = { note: (trace: Trace) => void traces.push(trace), settled: async () => {} };
    const seen = { ...(caller && { caller }), input: { id: 'permalink' } };
    noteRefusal(trail, { contract, address: '203.0.113.7', seen, hashOf }, problem);
    return traces.map(({ who, records, outcome, detail }) => [
      who,
      records.join(),
      outcome,
      detail,
    ]);
  }

  test.each([
    ['respondent', { kind: 'respondent', resultId: 'permalink', generation: 'ana_1' }],
    ['anyone', { kind: 'anyone' }],
    ['anyone', undefined],
  ] as const)("by %s is recorded without the result's id, which opens its page", (who, caller) => {
    expect(refusalsBy(caller)).toEqual([[who, '', '403', 'INVITE_REVOKED']]);
  });

  test('by staff is recorded with the id', () => {
    expect(refusalsBy(STAFF)).toEqual([['mara', 'permalink', '403', 'INVITE_REVOKED']]);
  });

  test('about a quiz result is recorded under a hash of its id', () => {
    const contract: Contract = { ...renaming, isIdSecret: true };
    expect(refusalsBy(STAFF, undefined, contract)).toEqual([
      ['mara', 'hash of permalink', '403', 'INVITE_REVOKED'],
    ]);
  });

  test('for a stale copy is not recorded', () => {
    expect(refusalsBy(STAFF, new Problem(412, 'CHANGED_MEANWHILE'))).toEqual([]);
  });
});
