import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { Done, Id, IsoDate } from '../contract/fields.ts';
import { MAX_HOURLY_DAYS, MAX_INSIGHT_DAYS } from '../limits.ts';
import { said } from '../messages/said.ts';
import { EVENTS, FUNNEL, SOURCES } from '../rules/insight-names.ts';
import { daysBetween, isTimeZone } from '../rules/insight-periods.ts';
import type { OutcomeKind } from '../rules/outcomes.ts';

const Day = z.iso.date();
const Count = z.number().int().nonnegative();
/** A number of the period, and of the days before it. */
const Both = z.object({ now: Count, before: Count });
/** About the median in seconds, null without any, and how many times it is the median of. */
const MedianTime = z.object({ seconds: z.number().nullable(), n: Count });

const byName = <Names extends readonly [string, ...string[]]>(names: Names) =>
  z.record(z.enum(names), Count);

/**
 * The steps of the cases that began in the period: their invite was sent in it, or their project was started. Each step
 * has only cases of those before it, but for handedOver: a code may be told by telephone.
 */
const Funnel = z.object({
  source: z.enum(SOURCES),
  now: byName(FUNNEL),
  before: byName(FUNNEL),
  /** From the start to the completion of the completed; half an hour and more is left out. */
  time: z.object({ now: MedianTime, before: MedianTime }),
});

/** What happened in a day or an hour, whenever its case began. */
const Events = byName(EVENTS);
const TrendPart = z.object({
  /** The day, and for an hour when it begins. */
  day: Day,
  start: IsoDate,
  /** 23 or 25 when the clock is changed, 1 for an hour. */
  hours: z.number(),
  events: Events,
});

const QuestionFigures = z.object({
  id: Id,
  text: z.string(),
  type: z.string(),
  /** Whether quizzes that start now do not ask it. */
  isGone: z.boolean(),
  /** Who answered it, or all that is asked before it. */
  reached: Both,
  answered: Both,
  /** Whose first unanswered question it was when they left the quiz. */
  left: Both,
  /** From the save before it to its first answer; half an hour and more is left out. */
  time: z.object({ now: MedianTime, before: MedianTime }),
  /** How often each was selected. A share is of `answered`: of a multiple choice they add up to more than all. */
  answers: z.array(z.object({ id: Id, title: z.string(), isGone: z.boolean(), selected: Both })),
});

/** Left out when nothing was counted in either period, as of most fragrances. */
const OptionalBoth = Both.optional();
const outcomes = {
  asked: OptionalBoth,
  sent: OptionalBoth,
  smelled: OptionalBoth,
  chosen: OptionalBoth,
  refused: OptionalBoth,
} satisfies Record<OutcomeKind, typeof OptionalBoth>;

const FragranceFigures = z.object({
  id: Id,
  /** '' for one that is not published any more. */
  name: z.string(),
  isGone: z.boolean(),
  /** How often it was recommended as the best match, the second, and further down. */
  first: Both,
  second: Both,
  further: Both,
  /** In how many results its one-sheet was opened. */
  openedSheet: Both,
  /** In how many results a sample was asked for and sent, and it was smelled, chosen and refused. */
  ...outcomes,
  /** The mean of the ratings from 1 to 5 of those who smelled it, to one decimal; null without any in a period. */
  rating: z.object({ now: z.number().nullable(), before: z.number().nullable() }).optional(),
});

const AdjectiveFigures = z.object({
  id: Id,
  name: z.string(),
  /** How many selected answers have it. */
  askedFor: Both,
  /** How many published fragrances of the inventory have it with a weight above 0. */
  offered: Count,
});

/** Before that, the clocks of some zones were not whole quarter hours from UTC. */
const isRecent = (day: string) => day >= '2000-01-01';

export const getInsight = contract({
  ...calls.getInsight,
  summary:
    'What was counted of the invites and projects that the caller may see and that began in a period, and in as many days before it',
  access: permissions.insight.read,
  input: z
    .object({
      /** Both ends are days of the time zone, and in the period. */
      from: Day.refine(isRecent),
      to: Day,
      timeZone: z.string().max(64).refine(isTimeZone),
      by: z.enum(['day', 'hour']).default('day'),
      provider: Id.optional(),
      source: z.enum(SOURCES).optional(),
      /** The id of their user settings. */
      salesperson: Id.optional(),
      /**
       * Only how far the cases of the period came, as the dashboard shows it: funnels, trend and questions, without their
       * answers and times. The rest is empty, and so are the numbers of the days before.
       */
      part: z.literal('progress').optional(),
      /** A quiz version, for the questions, their answers and the adjectives. */
      version: Id.optional(),
    })
    .refine(({ from, to }) => daysBetween(from, to) > 0, {
      error: said('RANGE_BACKWARDS'),
      path: ['to'],
    })
    .refine(({ from, to }) => daysBetween(from, to) <= MAX_INSIGHT_DAYS, {
      error: said('PERIOD_TOO_LONG'),
      path: ['to'],
    })
    .refine(({ from, to, by }) => by === 'day' || daysBetween(from, to) <= MAX_HOURLY_DAYS, {
      error: said('PERIOD_TOO_LONG'),
      path: ['by'],
    }),
  output: z.object({
    /** All changes until then are counted. */
    asOf: IsoDate,
    /** Counting began then: what had been deleted before is not in it. */
    since: IsoDate,
    period: z.object({ from: Day, to: Day, days: Count }),
    before: z.object({ from: Day, to: Day, days: Count }),
    funnels: z.array(Funnel),
    trend: z.object({ now: z.array(TrendPart), before: z.array(TrendPart) }),
    /** The quiz versions that the cases were asked with, newest first, and how many each. */
    versions: z.array(z.object({ id: Id, n: Both })),
    /** In the order of the newest version. `n`: cases with a quiz. */
    questions: z.object({
      n: Both,
      items: z.array(QuestionFigures),
      /** Who answered all questions and left the quiz without completing it: they are at no question. */
      leftAtEnd: Both,
    }),
    /** `n`: completed quizzes. The most recommended first. */
    fragrances: z.object({
      n: Both,
      items: z.array(FragranceFigures),
      /** Published fragrances of the inventory that no result of the period has. */
      never: z.array(z.object({ id: Id, name: z.string() })),
    }),
    /** `n`: adjectives that were asked for, each time; `offered`: adjectives of the inventory, each time. */
    adjectives: z.object({ n: Both, offered: Count, items: z.array(AdjectiveFigures) }),
  }),
});

export const rebuildInsight = contract({
  ...calls.rebuildInsight,
  summary: 'Has all numbers of insight counted again from what was counted of each case',
  access: permissions.insight.rebuild,
  audit: { unrecorded: 'counts records and changes none' },
  input: z.object({}),
  output: Done,
});
