import * as calls from '@vse/domain/contract/calls';
import { DAY_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import type {
  FragranceDoc,
  InviteDoc,
  MailDoc,
  QuizResultDoc,
  UserSettingDoc,
} from '../../api/src/store/document-types.ts';
import type { ContainerName } from '../../api/src/store/store.ts';
import { runJobs, sendDueMails, timers } from '../../api/src/timers/timers.ts';
import type { SignedIn } from '../budget/staff-tokens.ts';
import { fragranceWith } from '../support/small-catalogue.ts';
import { judgeInsight } from './insight.ts';
import { unfinishedJobs } from './jobs.ts';
import { PROJECTS } from './managers.ts';
import { knownCodes } from './people.ts';
import { ADMINS, type Guest, MANAGER, SELLER } from './prepare.ts';
import type { Respondents } from './respondents.ts';
import { runTimer } from './timer-runs.ts';
import { judgeFilesAtRest } from './uploads.ts';
import type { World } from './world.ts';

/*
 * What is tried when nothing is under way and nothing fails any more: whether somebody gets in who may not, and whether
 * something is still refused that nothing stands in the way of.
 */

/** More than what is under way needs. */
const LAST_STEPS = 20_000;
const MAIL_ROUNDS = 60;
/** Three minutes each. A job waits up to ten after an error. */
const REST_ROUNDS = 12;

export async function tryEverything(world: World, known: Respondents, guests: readonly Guest[]) {
  const work = async (run: () => Promise<void>) => {
    void run();
    await world.run(LAST_STEPS);
  };
  await work(() => tryTokens(world, known));
  // Longer than a claim is reserved for a record that is not written.
  world.schedule.jump(6 * MINUTE_MS);
  await work(() => tryClaims(world, guests));
  await sendTheRest(world);
  world.schedule.jump(3 * DAY_MS);
  await work(() => runTimer(world, runJobs));
  judgeFilesAtRest(world);
  await judgeInsight(world);
}

const docsOf = <T>({ timeline }: World, container: ContainerName): T[] =>
  timeline.ids(container).flatMap((id) => (timeline.newest(container, id)?.doc as T) ?? []);

/** A revoked or deleted invite admits nobody, and one that is still live lets its guest go on. */
async function tryTokens(world: World, { tokens }: Respondents): Promise<void> {
  for (const { id, token } of tokens) {
    const result = world.timeline.newest('quizResults', id)?.doc as QuizResultDoc | undefined;
    if (!result?.inviteId || result.isQuizCompleted) continue;
    const invite = world.timeline.newest('invites', result.inviteId)?.doc as InviteDoc | undefined;
    // That of a person who was erased is nobody's.
    const isLive = invite?.revokedDate === null && invite.emailKey !== '';
    const { status } = await world.send(calls.getQuizResult, { id }, token);
    if (!isLive && status === 200)
      world.violate(`revoked: the quiz ${id} goes on without its invite`);
    if (isLive && result.generation === null)
      world.violate(`locked: the quiz ${id} is over and its invite is live`);
  }
}

const isOpen = ({ responseDate, revokedDate }: InviteDoc) => !responseDate && !revokedDate;

/**
 * No claim outlives its time: a value that no record has can be taken. One that a record has cannot, or it would exist
 * twice.
 */
async function tryClaims(world: World, guests: readonly Guest[]): Promise<void> {
  const [admin] = ADMINS as [SignedIn];
  const take = async (isUsed: boolean, person: SignedIn, call: calls.Call, input: object) => {
    const { status, body } = await world.send(call, input, await world.tokenOf(person));
    if (status === 409 && !isUsed)
      world.violate(`claim: ${call.name} ${JSON.stringify(input).slice(0, 80)}: ${body.error}`);
  };
  const skus = docsOf<FragranceDoc>(world, 'fragrances').map(({ sku }) => sku);
  for (const sku of ['fir', 'sea'])
    await take(skus.includes(sku), admin, calls.createFragrance, fragranceWith(sku, {}));
  const names = docsOf<QuizResultDoc>(world, 'quizResults').map(({ projectName }) => projectName);
  for (const project of PROJECTS)
    await take(names.includes(project.name), MANAGER, calls.createQuizResult, { project });
  const keys = docsOf<UserSettingDoc>(world, 'userSettings').map(({ emailKey }) => emailKey);
  for (let number = 0; number < 8; number++) {
    const email = `user${number}@shop.example`;
    const user = { firstName: 'A', lastName: 'B', email, provider: 'shop', role: 'Salesperson' };
    await take(keys.includes(email), admin, calls.createUserSetting, user);
  }
  const open = docsOf<InviteDoc>(world, 'invites').filter(isOpen);
  // An invite that got another address may have kept its code.
  const byCode = new Map(guests.map((guest) => [guest.code, guest]));
  for (const [number, { id, email, code }] of [...byCode.values()].entries()) {
    const isUsed = open.some((each) => each.id === id);
    await take(isUsed, admin, calls.createInvite, {
      name: 'A Guest',
      email: `again${number}-${email}`,
      code,
      provider: 'house',
      salesperson: SELLER.email,
      requestId: `again-${id}`,
    });
  }
}

/** Every mail is handed over, cancelled, or given up with a reason. */
async function sendTheRest(world: World): Promise<void> {
  const waiting = () =>
    docsOf<MailDoc>(world, 'mails').filter(({ state }) => state === 'queued').length;
  for (let round = 0; round < MAIL_ROUNDS && waiting() > 0; round++) {
    world.schedule.jump(2 * MINUTE_MS);
    void runTimer(world, sendDueMails);
    await world.run(LAST_STEPS);
  }
  if (waiting() > 0) world.violate(`mail: ${waiting()} wait for ever`);
  for (const invite of docsOf<InviteDoc>(world, 'invites').filter(isOpen)) {
    const mail = world.timeline.newest('mails', invite.mailId)?.doc as MailDoc | undefined;
    if (!mail || mail.state === 'cancelled')
      world.violate(`mail: the open invite ${invite.id} was never sent`);
    const code = knownCodes(world, invite.id).get(invite.codeHash);
    const sent = world.outside.deliveries.filter((each) => each.operationId === mail?.operationId);
    if (code !== undefined && sent.some(({ text }) => !text.includes(String(code))))
      world.violate(`mail: the open invite ${invite.id} has another code than its mail`);
  }
}

/** Nobody begins anything new and nothing fails; what crashed work left behind is finished by the timers. */
export async function rest(world: World): Promise<void> {
  world.close();
  await world.run(LAST_STEPS);
  const [admin] = ADMINS as [SignedIn];
  for (let round = 0; round < REST_ROUNDS; round++) {
    world.schedule.jump(3 * MINUTE_MS);
    for (const timer of timers) {
      void runTimer(world, timer);
      await world.run(LAST_STEPS);
    }
    if (round < 2) continue;
    const left = unfinishedJobs(world);
    if (left.length === 0) return;
    for (const { id } of left.filter(({ state }) => state === 'failed')) {
      void tryAgain(world, admin, id);
      await world.run(LAST_STEPS);
    }
  }
}

async function tryAgain(world: World, admin: SignedIn, id: string): Promise<void> {
  await world.insist(calls.retryJob, { id }, await world.tokenOf(admin));
}
