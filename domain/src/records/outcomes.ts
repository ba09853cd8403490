import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { Id, IsoDate, RequiredName } from '../contract/fields.ts';
import { said } from '../messages/said.ts';
import { MAX_RATING, NOTED_OUTCOMES, OUTCOMES } from '../rules/outcomes.ts';

/** What one recommendation led to. A fragrance has at most one outcome of each kind. */
export const Outcome = z.object({
  /** The id of a recommended fragrance. */
  fragrance: Id,
  kind: z.enum(OUTCOMES),
  /** Only of what was smelled. */
  rating: z.number().int().optional(),
  /** Only of what was refused. */
  reason: z.string().optional(),
  date: IsoDate,
  /** Who noted it, by the id of their user settings; null for the respondent. The name is '' when they are gone. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type Outcome = z.output<typeof Outcome>;

/** The fragrances that a respondent has asked for a sample of. */
export const Samples = z.object({ asked: z.array(Id) });

export const NewOutcome = z
  .object({
    id: Id,
    fragrance: Id,
    kind: z.enum(NOTED_OUTCOMES),
    rating: z.number().int().min(1).max(MAX_RATING).optional(),
    reason: RequiredName('REASON_REQUIRED', 'REASON_TOO_LONG').optional(),
    /** Takes the outcome back, whatever it says. */
    isTakenBack: z.boolean().default(false),
    /** The date of the outcome that this replaces or takes back, as its author saw it; null when there was none. */
    seen: IsoDate.nullable().default(null),
  })
  .refine(({ kind, rating, isTakenBack }) => kind !== 'smelled' || isTakenBack || rating, {
    error: said('RATING_REQUIRED'),
    path: ['rating'],
  })
  .refine(({ kind, reason, isTakenBack }) => kind !== 'refused' || isTakenBack || reason, {
    error: said('REASON_REQUIRED'),
    path: ['reason'],
  });

export const noteOutcome = contract({
  ...calls.noteOutcome,
  isIdSecret: true,
  summary:
    'Notes what a recommendation led to, or takes it back; 412 when another person has changed that outcome since',
  access: permissions.quizResults.note,
  audit: { kind: 'result' },
  input: NewOutcome,
  /** All outcomes of the result, because others may have noted some too. */
  output: z.object({ outcomes: z.array(Outcome) }),
});

export const askForSample = contract({
  ...calls.askForSample,
  isIdSecret: true,
  summary: 'Asks for a sample of a recommended fragrance, once for each; limited per minute',
  access: permissions.quizResults.ask,
  audit: { unrecorded: "a respondent's wish: it stands at the outcome, with its date" },
  input: z.object({ id: Id, fragrance: Id }),
  output: z.object({ samples: Samples }),
});
