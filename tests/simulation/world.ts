import type { Call } from '@vse/domain/contract/calls';
import type { Blobs } from '../../api/src/clients/blobs.ts';
import type { Directory } from '../../api/src/clients/directory.ts';
import type { Email } from '../../api/src/clients/email.ts';
import type { Config } from '../../api/src/config.ts';
import type { Context } from '../../api/src/services/context.ts';
import type { Store } from '../../api/src/store/store.ts';
import type { SignedIn } from '../budget/staff-tokens.ts';
import type { Fault, Race } from './events.ts';
import type { Faults } from './faults.ts';
import type { Schedule } from './schedule.ts';
import type { Read, Request, Timeline, Write } from './timeline.ts';

export type Instance = {
  name: string;
  context: Context;
  isAlive: boolean;
  /** How far its clock is ahead of the world's. */
  skewMs: number;
  /** What waits for its answers learns that it is gone. */
  onCrash: Set<() => void>;
};

/** Status 0: no answer came. */
export type Answer = { status: number; body: Record<string, unknown> };

export type World = {
  schedule: Schedule;
  faults: Faults;
  timeline: Timeline;
  outside: OutsideWorld;
  /** The limits of this world. */
  limits: Limits;
  database: Store;
  step(): number;
  log(line: string): void;
  /** Counts something that has happened. */
  count(what: Fault | Race, isSo?: boolean): void;
  /** False when everything is to come to rest. */
  isOpen(): boolean;
  close(): void;
  /** Ends the run: what must always hold does not. */
  violate(problem: string): void;
  noteWrite(write: Omit<Write, 'step'>): void;
  noteRead(request: Request | undefined, read: Read): void;
  noteAnswer: Noted<Judge['answer']>;
  noteRefusal: Noted<Judge['refusal']>;
  noteDelivery: Noted<Judge['delivery']>;
  crash(instance: Instance): void;
  /** An instance that lives, at random. */
  anyInstance(): Instance;
  /** Sends a request to some instance, and resolves when all copies of it are over. */
  send(call: Call, input: object, token?: string): Promise<Answer>;
  /** Sends a request again until there is an answer that says more than to try later. */
  insist(call: Call, input: object, token?: string): Promise<Answer>;
  tokenOf(person: SignedIn): Promise<string>;
  /** How long somebody waits before they go on: seldom long in some worlds, often in others. */
  pace(): number;
  /** Runs the next events, at most `steps`, until nothing is left to happen. Throws the first Violation. */
  run(steps: number): Promise<void>;
};

export type Limits = Pick<
  Config,
  | 'MAIL_PER_MINUTE'
  | 'MAIL_LIMIT_PER_SENDER'
  | 'MAIL_LIMIT_PER_RECIPIENT'
  | 'REDEEM_LIMIT_PER_EMAIL'
>;

/** What must hold: after each write, when an instance answers with 200, and when a mail is handed over. */
export type Judge = {
  write(world: World, write: Write): void;
  /** A read of the store for a request. */
  read(world: World, request: Request, read: Read): void;
  answer(world: World, request: Request, body: Fields): void;
  /** An answer with 400. */
  refusal(world: World, request: Request, body: Fields): void;
  delivery(world: World, delivery: Delivery): void;
};
type Fields = Record<string, unknown>;
type Noted<F> = F extends (world: World, ...args: infer Args) => void
  ? (...args: Args) => void
  : never;

export type Delivery = {
  operationId: string;
  recipient: string;
  text: string;
  at: number;
  /** Whether an instance knows of it. */
  isKnown?: boolean;
};
type Parts = { email: Email; blobs: Blobs; directory: Directory };

/** The services that all instances share: what they have been told, and how an instance calls them. */
export type OutsideWorld = {
  /** The mails that people got. */
  deliveries: Delivery[];
  groups: Map<string, Set<string>>;
  files: Set<string>;
  /** The step in which a file was removed last. */
  removals: Map<string, number>;
  partsFor(instance: Instance): Parts;
};
