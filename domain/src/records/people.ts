import * as z from 'zod';
import { permissions } from '../access/permissions.ts';
import * as calls from '../contract/calls.ts';
import { contract } from '../contract/contract.ts';
import { Address, Id, IsoDate, Name } from '../contract/fields.ts';

/**
 * Where data about a person is kept. `sales`: invites and results of their clients, which name them. `changes` and
 * `history`: records of the catalogue that they saved. `limits`: hashes that count mails and wrong attempts, and hold
 * their address for them alone.
 */
export const PLACES = [
  'users',
  'invites',
  'results',
  'mails',
  'signIns',
  'languages',
  'sales',
  'changes',
  'history',
  'limits',
] as const;
export type Place = (typeof PLACES)[number];

/** The most addresses that a search answers, and the most texts that are listed. */
export const MOST_PEOPLE = 20;
export const MOST_MENTIONS = 50;

const PlaceCount = z.object({ place: z.enum(PLACES), count: z.number().int() });
export type PlaceCount = z.output<typeof PlaceCount>;

/** A person as the records know them: an address, with every name that stands beside it. */
const PersonFound = z.object({
  address: z.string(),
  names: z.array(z.string()),
  isUser: z.boolean(),
  invites: z.number().int(),
  results: z.number().int(),
});
export type PersonFound = z.output<typeof PersonFound>;

/** The containers whose free texts people write. Results have two: a client's name, and why somebody refused. */
export const WRITTEN = [
  'adjectives',
  'fragrances',
  'providers',
  'questions',
  'history',
  'quizVersions',
  'fragranceVersions',
] as const;

/** A free text with the person's address or full name in it. An Admin decides what to do with it. */
export const Mention = z.object({
  kind: z.enum([...WRITTEN, 'quizResults', 'mails']),
  id: Id,
  field: z.string(),
  text: z.string(),
});
export type Mention = z.output<typeof Mention>;

/** Everything that is kept about an address. */
const PersonKept = z.object({
  address: z.string(),
  names: z.array(z.string()),
  isUser: z.boolean(),
  /** Only places that have something. */
  places: z.array(PlaceCount),
  /** Entries of the audit log, by the id of the person's settings. They stay until their time is over. */
  audit: z.number().int(),
  /** Only if they were asked for. */
  mentions: z.array(Mention).optional(),
  /** Whether there are more texts than are listed. */
  hasMoreMentions: z.boolean().optional(),
  /** Records that may be about the person and could not be read. */
  unreadable: z.number().int(),
  /** Other users with the same full name: waiting mails that have it stay as they are, because it may be theirs. */
  namesakes: z.number().int(),
  /** An erasure of this address that is not complete yet. A timer goes on with it. */
  isBeingErased: z.boolean(),
});
export type PersonKept = z.output<typeof PersonKept>;

/** A POST, because names and addresses must not stand in the address of a request. */
export const findPeople = contract({
  ...calls.findPeople,
  summary: `The people whose name or e-mail address has a word that begins with each typed one, by address, at most ${MOST_PEOPLE}`,
  access: permissions.people.erase,
  input: z.object({ text: Name }),
  output: z.object({ items: z.array(PersonFound), hasMore: z.boolean() }),
});

export const getPerson = contract({
  ...calls.getPerson,
  summary:
    'What is kept about an e-mail address: how much in each place, and with `texts` the texts that name the person',
  access: permissions.people.erase,
  input: z.object({
    address: Address(),
    /** The whole catalogue with its history is read for them. */
    texts: z.boolean().default(false),
  }),
  output: PersonKept,
});

export const exportPerson = contract({
  ...calls.exportPerson,
  summary:
    'The records that are kept about an e-mail address, without secrets, to hand them to the person',
  access: permissions.people.erase,
  audit: { kind: 'export' },
  input: z.object({ address: Address() }),
  output: z.object({
    address: z.string(),
    names: z.array(z.string()),
    date: IsoDate,
    places: z.array(z.object({ place: z.enum(PLACES), records: z.array(z.unknown()) })),
    audit: z.array(z.unknown()),
    /** Records, and answers of results, that could not be read and are left out. */
    unreadable: z.number().int(),
  }),
});

/** What becomes of invites and results: they stay without the person, and count as before, or they go. */
export const FATES = ['anonymous', 'deleted'] as const;
export type Fate = (typeof FATES)[number];

export const erasePerson = contract({
  ...calls.erasePerson,
  summary:
    'Erases what is kept about an e-mail address, for at most some seconds; called again until it is done, or a timer goes on',
  access: permissions.people.erase,
  audit: { unrecorded: 'the erasure writes a receipt with its counts when it is complete' },
  input: z.object({
    address: Address(),
    results: z.enum(FATES),
    /** The erasure that an earlier call has begun. */
    erasure: Id.optional(),
  }),
  output: z.object({
    erasure: Id,
    isDone: z.boolean(),
    /** What was erased so far, in each place that had something. */
    places: z.array(PlaceCount),
    /** How far it is: of all places, those that are done. */
    done: z.number().int(),
    of: z.number().int(),
  }),
});
