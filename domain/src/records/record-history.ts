import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { Id, IsoDate } from '../contract/fields.ts';
import { Adjective } from './adjectives.ts';
import { lastChange } from './catalogue-contracts.ts';
import { Fragrance } from './fragrances.ts';
import { Provider } from './providers.ts';
import { Question } from './questions.ts';

/** The kinds of records whose saves keep what they replaced. */
export const KEPT_KINDS = ['adjective', 'fragrance', 'provider', 'question'] as const;
const Kind = z.enum(KEPT_KINDS);

/** What changed in one field: rules/differences.ts, with names instead of ids. */
const Difference = z.object({
  field: z.string(),
  item: z.string().optional(),
  before: z.array(z.string()),
  after: z.array(z.string()),
  /** How many values the two lists leave out. */
  more: z.object({ before: z.number().int(), after: z.number().int() }).optional(),
});

/** A state of a record: who saved it and when, and what that save changed. */
export const RecordState = z.object({
  ...lastChange,
  /** The change set that saved it. */
  changeSet: z.string().optional(),
  /** Null for the oldest state that is kept. */
  differences: z.array(Difference).nullable(),
});
export type RecordState = z.output<typeof RecordState>;

export const getRecordHistory = contract({
  ...calls.getRecordHistory,
  summary: 'The states of a catalogue record, newest first, with what each save changed',
  access: permissions.catalogue.history,
  input: z.object({ kind: Kind, id: Id, before: IsoDate.optional() }),
  output: z.object({
    items: z.array(RecordState),
    /** `before` of the next page; absent on the last one. */
    nextBefore: IsoDate.optional(),
  }),
});

export const getRecordState = contract({
  ...calls.getRecordState,
  summary: 'A former state of a catalogue record, as its update call takes it',
  access: permissions.catalogue.history,
  input: z.object({ kind: Kind, id: Id, date: IsoDate }),
  /** Has the record under its kind. */
  output: z.object({
    adjective: Adjective.optional(),
    fragrance: Fragrance.optional(),
    provider: Provider.optional(),
    question: Question.optional(),
  }),
});
