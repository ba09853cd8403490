import type { Call } from '@vse/domain/contract/calls';
import { HOUR_MS } from '@vse/domain/rules/durations';
import type { Email } from '../../api/src/clients/email.ts';
import { readConfig } from '../../api/src/config.ts';
import type { Endpoint } from '../../api/src/http/endpoint.ts';
import { respond } from '../../api/src/http/respond.ts';
import { upgradeRecordsJob } from '../../api/src/jobs/upgrade-records.ts';
import { type Context, createContext } from '../../api/src/services/context.ts';
import { endpoints } from '../support/endpoints.ts';
// Loaded before the world begins: the same seed must not wait for a file in one run and not in the next.
import '../../api/src/jobs/run-due.ts';
import { pagesOf } from '../../api/src/store/documents.ts';
import { CONTAINER_NAMES } from '../../api/src/store/fields.ts';
import { openSqliteStore } from '../../api/src/store/sqlite/sqlite-store.ts';
import type { ContainerName, Doc } from '../../api/src/store/store.ts';
import { blobConnectionString } from '../../scripts/local/azurite/account.ts';
import {
  GROUP_ADMIN_ID,
  GROUP_MANAGER_ID,
  GROUP_SALESPERSON_ID,
} from '../../scripts/local/graph/groups.ts';
import { createStaffTokens } from '../budget/staff-tokens.ts';
import { requestOf } from '../support/ask.ts';
import { runRegular } from '../support/jobs.ts';
import { settled, simulateFrom } from './builtins.ts';
import { createFaults } from './faults.ts';
import { POISONED } from './jobs.ts';
import { createOutside } from './outside.ts';
import { whoIs } from './prepare.ts';
import { createSchedule } from './schedule.ts';
import { requests, storeFor } from './store.ts';
import { createTimeline, type Request, type Who } from './timeline.ts';
import { OLD_FILES, oldUpload, uploadOf } from './uploads.ts';
import type { Answer, Instance, Judge, World } from './world.ts';

const staffTokens = await createStaffTokens();

const CONFIG = {
  SITE_URL: 'https://vse.example.com',
  SERVER_SECRET: 'a secret of the simulation, and long enough',
  SQLITE_FILE: 'none',
  BLOB_CONNECTION_STRING: blobConnectionString(1),
  GROUP_ADMIN_ID,
  GROUP_MANAGER_ID,
  GROUP_SALESPERSON_ID,
  SUPPORT_EMAIL: 'support@aurum.example',
  COMPANY_PROVIDER: 'House',
  COMPANY_DOMAIN: 'aurum.example',
  MAIL_PER_HOUR: '200',
  REDEEM_LIMIT_PER_EMAIL: '3',
  REDEEM_LIMIT_PER_ADDRESS: '10000',
  ...staffTokens.env,
};
const INSTANCES = 3;
const QUIET = { log: () => {}, warn: () => {}, error: () => {} };
const SKEW_MS = 2000;
const RESTART_MS = 10_000;
const NETWORK_MS = 30;
const NO_ANSWER: Answer = { status: 0, body: {} };
const TRIES = 12;

export type Recorder = { line(line: string): void; count(what: string): void };

/** What a world begins with: the documents of its database. */
export type Beginning = { container: ContainerName; doc: Doc }[];

/** The database that `prepare` fills, once for all worlds. */
export async function createBeginning(
  prepare: (context: Context) => Promise<void>,
): Promise<Beginning> {
  const none = () => {};
  const nobody = { write: none, read: none, answer: none, refusal: none, delivery: none };
  const world = await createWorld(0, { line: () => {}, count: () => {} }, nobody, []);
  const email: Email = {
    send: async () => ({ kind: 'sent' }),
    askStatus: async () => ({ kind: 'delivered' }),
  };
  const now = () => new Date();
  const context = createContext(readConfig(CONFIG), world.database, { now, email });
  await prepare(context);
  while (await upgradeRecordsJob.hasWork(context)) await runRegular(context, upgradeRecordsJob);
  const beginning: Beginning = [];
  for (const container of CONTAINER_NAMES)
    for await (const page of pagesOf(world.database.container(container), {}))
      beginning.push(...page.map(({ doc }) => ({ container, doc })));
  for (const path of OLD_FILES) beginning.push({ container: 'uploads', doc: oldUpload(path) });
  beginning.push(...POISONED);
  await world.database.close();
  return beginning;
}

/** A world in which nothing has happened yet. */
export async function createWorld(
  seed: number,
  record: Recorder,
  judge: Judge,
  beginning: Beginning,
): Promise<World> {
  const schedule = createSchedule(seed);
  simulateFrom(schedule);
  const config = readConfig({
    ...CONFIG,
    MAIL_PER_MINUTE: schedule.pick(['4', '20']),
    MAIL_LIMIT_PER_SENDER: schedule.pick(['6', '1000']),
    MAIL_LIMIT_PER_RECIPIENT: schedule.pick(['2', '20']),
  });
  const timeline = createTimeline();
  const instances: Instance[] = [];
  const tokens = new Map<string, { at: number; token: string }>();
  const askers = new Map<string, Who>();
  let hasBegun = false;
  let isOpen = true;
  let steps = 0;
  let started = 0;
  const paceMs = schedule.pick([20, 100, 1000, 20_000]);
  let violation: Violation | undefined;

  const world: World = {
    schedule,
    timeline,
    faults: createFaults(schedule, record.count),
    limits: config,
    outside: createOutside(() => world),
    database: openSqliteStore(':memory:'),
    step: () => steps,
    log: record.line,
    count: (what, isSo = true) => isSo && record.count(what),
    isOpen: () => isOpen,
    close() {
      isOpen = false;
      world.faults.end();
    },
    violate(problem) {
      violation ??= new Violation(problem);
    },
    noteWrite(write) {
      const problem = timeline.add({ ...write, step: steps });
      if (problem) world.violate(problem);
      if (hasBegun) judge.write(world, { ...write, step: steps });
    },
    noteRead: (request, read) => request && judge.read(world, request, read),
    noteAnswer: (...answer) => judge.answer(world, ...answer),
    noteRefusal: (...answer) => judge.refusal(world, ...answer),
    noteDelivery: (delivery) => judge.delivery(world, delivery),
    crash(instance) {
      record.line(`${instance.name} crashes`);
      instance.isAlive = false;
      instances.splice(instances.indexOf(instance), 1);
      for (const lose of instance.onCrash) lose();
      if (instances.length === 0) start();
      else schedule.after(schedule.int(RESTART_MS), 'start', start);
    },
    anyInstance: () => schedule.pick(instances),
    async send(call, input, token) {
      const copies = world.faults.strikes('http: request twice') ? 2 : 1;
      const who = token === undefined ? undefined : (askers.get(token) ?? respondentOf(token));
      const answers = Array.from({ length: copies }, () =>
        sendOnce(world, { call, input: input as Sent['input'], token, who }),
      );
      const first = await Promise.race(answers);
      await Promise.all(answers);
      return first;
    },
    async insist(call, input, token) {
      let answer = NO_ANSWER;
      for (let attempt = 1; attempt <= TRIES; attempt++) {
        answer = await world.send(call, input, token);
        if (![0, 429, 503].includes(answer.status)) return answer;
        await schedule.wait(200 * attempt + schedule.int(1000), 'client tries again');
      }
      return answer;
    },
    async tokenOf(person) {
      const held = tokens.get(person.memberId);
      if (held && schedule.now() - held.at < 20 * 60_000) return held.token;
      const at = schedule.now();
      const token = await staffTokens.tokenOf(person, new Date(at));
      tokens.set(person.memberId, { at, token });
      askers.set(token, whoIs(person));
      return token;
    },
    pace: () => schedule.int(schedule.chance(0.2) ? 10 * paceMs : paceMs),
    async run(most) {
      // What has just begun may load a module before its first event.
      await settled();
      for (const end = steps + most; steps < end && !violation; ) {
        const event = schedule.next();
        if (!event) break;
        steps += 1;
        record.line(`${steps} ${schedule.now()} ${event.label}`);
        event.run();
        await settled();
        shiftClocks(
          world,
          instances.every(({ onCrash }) => onCrash.size === 0),
        );
      }
      if (violation) throw violation;
    },
  };

  function start(): void {
    const name = `api${++started}`;
    const skewMs = schedule.int(2 * SKEW_MS) - SKEW_MS;
    const instance: Instance = {
      name,
      skewMs,
      isAlive: true,
      onCrash: new Set(),
    } as unknown as Instance;
    instance.context = createContext(config, storeFor(world, instance), {
      now: () => new Date(schedule.now() + instance.skewMs),
      ...world.outside.partsFor(instance),
    });
    instances.push(instance);
    record.line(`${name} starts`);
  }

  for (const { container, doc } of beginning) {
    const { etag } = await world.database.container(container).create(doc);
    world.noteWrite({ container, id: doc.id, before: undefined, etag, doc, request: undefined });
  }
  hasBegun = true;
  for (let count = 0; count < INSTANCES; count++) start();
  return world;
}

const JUMP_MS = 5000;
const PASS_MS = 3 * HOUR_MS;

/** The clock of an instance is set, or hours pass in which no request is under way: none lasts longer than a minute. */
function shiftClocks({ schedule, faults, anyInstance }: World, isQuiet: boolean): void {
  if (faults.strikes('clock: of an instance jumps'))
    anyInstance().skewMs = schedule.int(2 * JUMP_MS) - JUMP_MS;
  if (isQuiet && faults.strikes('clock: hours pass')) schedule.jump(schedule.int(PASS_MS));
}

export class Violation extends Error {}

const byName = new Map<string, Endpoint>(
  Object.values<Endpoint>(endpoints).map((endpoint) => [endpoint.contract.name, endpoint]),
);

type Sent = {
  call: Call;
  input: Record<string, unknown>;
  token: string | undefined;
  who: Who | undefined;
};

/** The respondent that a token stands for. */
const respondentOf = (token: string): Who => ({
  kind: 'respondent',
  result: JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub,
});

function sendOnce(world: World, { call: { name }, input, token, who }: Sent): Promise<Answer> {
  const { schedule, faults } = world;
  const endpoint = byName.get(name);
  if (!endpoint) throw new Error(`There is no endpoint ${name}`);
  const headers = { ...(token !== undefined && { 'x-authorization': `Bearer ${token}` }) };
  const request = endpoint.contract.upload
    ? uploadOf(name, input, headers)
    : requestOf(endpoint.contract, input, headers);
  return new Promise((resolve) => {
    const answerLater = (answer: Answer) =>
      schedule.after(schedule.int(NETWORK_MS), `${name} answers ${answer.status}`, () =>
        resolve(answer),
      );
    const lose = () => void answerLater(NO_ANSWER);
    schedule.after(schedule.int(NETWORK_MS), `${name} arrives`, () => {
      if (faults.strikes('http: request lost')) return lose();
      const instance = world.anyInstance();
      const known: Request = { name, begun: world.step(), at: schedule.now(), who, input };
      instance.onCrash.add(lose);
      void requests.run(known, async () => {
        const response = await respond(
          name,
          async () => endpoint,
          request,
          QUIET,
          async () => instance.context,
        );
        if (!instance.isAlive) return;
        instance.onCrash.delete(lose);
        const status = response.status ?? 200;
        const body = JSON.parse(String(response.body)) as Answer['body'];
        if (status === 500) world.violate(`${name} answered 500: ${response.body}`);
        if (status === 400 || status === 409) world.noteRefusal(known, body);
        if (status === 200) {
          known.acknowledged = world.step();
          world.noteAnswer(known, body);
        }
        if (faults.strikes('http: answer lost')) return lose();
        answerLater({ status, body });
      });
    });
  });
}
