import type {
  InviteDoc,
  MailDoc,
  ProviderDoc,
  QuizResultDoc,
  UserSettingDoc,
} from '../../api/src/store/document-types.ts';
import type { ContainerName } from '../../api/src/store/store.ts';
import { GROUP_IDS } from './outside.ts';
import type { Request, Write } from './timeline.ts';
import type { Delivery, World } from './world.ts';

/** Whether an invite was open to its guest at some time from `begun` on. */
const wasLive = (world: World, id: string, begun: number) =>
  liveStates(world, id, begun).length > 0;

const liveStates = (world: World, id: string, begun: number) =>
  statesOf(world, id, begun).filter(({ revokedDate }) => revokedDate === null);

const statesOf = ({ timeline, step }: World, id: string, begun: number) =>
  timeline
    .seenBetween<InviteDoc>('invites', id, begun, step())
    .filter((invite) => invite !== undefined);

const GIVE_CODES = ['vseCreateInvite', 'vseUpdateInvite'];

/** An invite's codes by their hashes, without those that the server has made and those of the world's beginning. */
export function knownCodes({ timeline }: World, inviteId: string): Map<string, unknown> {
  const codes = new Map<string, unknown>();
  for (const { doc, request } of timeline.writesOf('invites', inviteId))
    if (doc && request && GIVE_CODES.includes(request.name))
      codes.set((doc as InviteDoc).codeHash, request.input.code);
  return codes;
}

/** A guest gets in with an address and a code that their invite has had together since they asked. */
export function judgeRedeemed(
  world: World,
  { name, begun, input }: Request,
  body: Record<string, unknown>,
): void {
  if (name !== 'vseRedeemInvite') return;
  const result = world.timeline.newest('quizResults', String(body.id))?.doc as
    | QuizResultDoc
    | undefined;
  if (!result?.inviteId) return;
  const codes = knownCodes(world, result.inviteId);
  const admits = ({ emailKey, codeHash }: InviteDoc) =>
    emailKey === String(input.email).toLowerCase() &&
    (codes.get(codeHash) ?? input.code) === input.code;
  if (!statesOf(world, result.inviteId, begun).some(admits))
    world.violate(`revoked: ${input.email} got in with a former code or address`);
}

/** A revoked or deleted invite admits nobody: neither who redeems it nor who answers its quiz. */
export function judgeRespondent(
  world: World,
  { name, begun, input }: Request,
  body: Record<string, unknown>,
): void {
  const id = String(name === 'vseRedeemInvite' ? body.id : input.id);
  const result = world.timeline.newest('quizResults', id)?.doc as QuizResultDoc | undefined;
  if (!result?.inviteId || result.isQuizCompleted) return;
  if (!wasLive(world, result.inviteId, begun))
    world.violate(`revoked: ${name} was accepted for the invite ${result.inviteId}`);
}

/** An invite whose quiz is completed is not revoked. */
export function judgeInvite(world: World, { id, doc, request, step }: Write): void {
  const [before, after] = [world.timeline.writesOf('invites', id).at(-2)?.doc, doc] as [
    InviteDoc | undefined,
    InviteDoc | undefined,
  ];
  const isOther = before?.codeHash !== after?.codeHash || before?.emailKey !== after?.emailKey;
  if (before && after && isOther) world.count('race: an invite gets another code or address');
  if (before?.revokedDate !== null || !after?.revokedDate) return;
  if (request?.name !== 'vseRevokeInvite') return;
  const result = resultOf(world, id);
  const completed = result?.writes.find((write) => isCompleted(write));
  world.count('race: an invite is revoked while its quiz goes on', result !== undefined);
  if (completed && completed.step < request.begun && result?.newest?.doc)
    world.violate(`revoked: the invite ${id} of a completed quiz, in step ${step}`);
}

const isCompleted = ({ doc }: Write) =>
  (doc as QuizResultDoc | undefined)?.isQuizCompleted === true;

function resultOf({ timeline }: World, inviteId: string) {
  const id = timeline
    .ids('quizResults')
    .find((each) =>
      timeline
        .writesOf('quizResults', each)
        .some(({ doc }) => (doc as QuizResultDoc | undefined)?.inviteId === inviteId),
    );
  if (id === undefined) return undefined;
  return {
    writes: timeline.writesOf('quizResults', id),
    newest: timeline.newest('quizResults', id),
  };
}

/** A deleted result leaves no open invite. */
export function judgeRemovedResult(world: World, id: string): void {
  const writes = world.timeline.writesOf('quizResults', id);
  const { inviteId } = (writes[0]?.doc ?? {}) as Partial<QuizResultDoc>;
  if (!inviteId) return;
  const invite = world.timeline.newest('invites', inviteId)?.doc as InviteDoc | undefined;
  const isReopened = world.timeline
    .writesOf('invites', inviteId)
    .some(({ request }) => request?.name === 'vseResendInvite');
  if (invite?.revokedDate === null && !isReopened)
    world.violate(`removed: the result ${id} is deleted and its invite is open`);
}

/** A mail is handed over once, and not after its invite was revoked. */
export function judgeDelivery(world: World, delivery: Delivery): void {
  const { timeline } = world;
  const stored = timeline.all.findLast(
    ({ container, doc }) =>
      container === 'mails' &&
      doc !== undefined &&
      delivery.operationId.startsWith((doc as MailDoc).operationId),
  );
  const mail = stored?.doc as MailDoc | undefined;
  if (!stored || !mail) {
    world.violate('mail: one was handed over that is not stored');
    return;
  }
  const twins = world.outside.deliveries.filter(
    ({ text, recipient }) => text === delivery.text && recipient === delivery.recipient,
  );
  const isTwin = twins.some(
    ({ operationId }) =>
      operationId !== delivery.operationId && operationId.startsWith(mail.operationId),
  );
  if (isTwin) world.violate(`mail: ${mail.id} was handed over twice`);
  if (mail.purpose !== 'invitation' || !mail.about) return;
  const states = liveStates(world, mail.about, stored.step);
  if (states.length === 0) world.violate(`mail: ${mail.id} was handed over for a revoked invite`);
  if (!states.some(({ email }) => email === delivery.recipient))
    world.violate(`mail: ${mail.id} was handed over to a former address`);
}

/** Values that only one record may have. */
const UNIQUE: [container: ContainerName, keyOf: (doc: never) => string | undefined][] = [
  ['fragrances', ({ sku }: { sku: string }) => sku.toLowerCase()],
  ['quizResults', ({ projectName }: QuizResultDoc) => projectName ?? undefined],
  ['providers', ({ name }: { name: string }) => name],
  ['userSettings', ({ emailKey }: UserSettingDoc) => emailKey],
  ['userSettings', (user: UserSettingDoc) => user.activeDirectoryMemberId || undefined],
  [
    'invites',
    ({ codeHash, responseDate, revokedDate }: InviteDoc) =>
      responseDate === null && revokedDate === null ? codeHash : undefined,
  ],
];

/** Nothing exists twice. */
export function judgeUnique(world: World): void {
  for (const [container, keyOf] of UNIQUE) {
    const docs = world.timeline
      .ids(container)
      .map((id) => world.timeline.newest(container, id)?.doc);
    const values = docs.flatMap((doc) => (doc ? (keyOf(doc as never) ?? []) : []));
    const twice = values.find((value, at) => values.indexOf(value) !== at);
    if (twice !== undefined) world.violate(`twice: ${container} has ${twice} twice`);
  }
}

/** When nothing is under way: groups follow the settings, no inventory has a fragrance that is gone, no mail waits. */
export function judgeRest(world: World): void {
  const { timeline, outside } = world;
  const newest = <T>(container: ContainerName) =>
    timeline.ids(container).flatMap((id) => (timeline.newest(container, id)?.doc as T) ?? []);
  const users = newest<UserSettingDoc>('userSettings');
  for (const [role, groupId] of Object.entries(GROUP_IDS)) {
    const expected = users
      .filter((user) => user.role === role)
      .map((user) => user.activeDirectoryMemberId);
    const members = [...(outside.groups.get(groupId) ?? [])];
    if (expected.sort().join() !== members.sort().join())
      world.violate(`roles: the group of ${role} has ${members}, not ${expected}`);
  }
  for (const { id, fragrances } of newest<ProviderDoc>('providers'))
    for (const each of fragrances)
      if (!timeline.newest('fragrances', each.id)?.doc)
        world.violate(`inventory: ${id} has ${each.id}, which is deleted`);
  for (const mail of newest<MailDoc>('mails')) {
    const isHanded = outside.deliveries.some(({ operationId }) => operationId === mail.operationId);
    // The mails of the world's beginning were sent before it.
    const isNew = (timeline.newest('mails', mail.id)?.step ?? 0) > 0;
    if (isNew && mail.state === 'sent' && !isHanded)
      world.violate(`mail: ${mail.id} is sent to nobody`);
    if (mail.state === 'failed' && mail.reason === '')
      world.violate(`mail: ${mail.id} was given up without a reason`);
  }
}
