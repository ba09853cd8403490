import type { Fate, Place } from '@vse/domain/records/people';
import { emailKey } from '@vse/domain/rules/keys';
import { phraseFinderOf } from '@vse/domain/rules/words';
import { claimId } from '../../store/claims.ts';
import type {
  CatalogueDoc,
  CatalogueKind,
  InviteDoc,
  MailDoc,
  Owner,
  QuizResultDoc,
} from '../../store/document-types.ts';
import { ignoreNotFound, removeDoc, revise } from '../../store/documents.ts';
import { contentHash } from '../../store/ids.ts';
import type { Condition, Container, ContainerName, Doc } from '../../store/store.ts';
import { CONTAINER_OF, type Records, recordsOfKind } from '../../store/typed-containers.ts';
import type { Context } from '../context.ts';
import { QUEUED } from '../mail/mail-queue.ts';
import { quotasOf } from '../mail/mail-quota.ts';
import { logLeftOut, problemsOf } from '../readable.ts';
import { FORMER_COLLEAGUE, FORMER_KEY } from '../users/names-of-users.ts';
import { removeUser } from '../users/remove-user.ts';
import { forgetInvite, forgetResult } from './forget-records.ts';
import { type Person, resultsWith } from './person.ts';

/** Documents of one container that are about a person: how they are found, and what becomes of them. */
export type Step = {
  place: Place;
  container: ContainerName;
  documents(records: Records): Container<Doc>;
  /** The documents to look at, those of `isOf` among them; undefined when there can be none. */
  where(person: Person): Condition[] | undefined;
  /** Undefined for a document that cannot be read, which is logged. Never throws: it must hold up nobody else. */
  isOf(doc: Doc, person: Person, context: Context): boolean | undefined;
  /** Absent where only the ids of the user's settings stand: they stay, and lead to nobody once the settings are gone. */
  forget?: (context: Context, doc: Doc, person: Person, fate: Fate) => Promise<unknown>;
  /** Whether the person gets the whole document. Otherwise it is mostly about others. */
  isTheirs: boolean;
};

type StepOf<D extends Doc> = Pick<Step, 'place'> & {
  records: (records: Records) => Container<D>;
  isOf?: (doc: D, person: Person, context: Context) => boolean;
  where?: Step['where'];
  isTheirs?: false;
} & (
    | { forget: (context: Context, doc: D, person: Person, fate: Fate) => Promise<unknown> }
    | { without: (doc: D, person: Person) => D }
    | { isRemoved: true }
    | { isKept: true }
  );

/** Gives a step of one container's type the type of all. */
function stepOn<D extends Doc>(container: ContainerName, step: StepOf<D>): Step {
  const { place, records, isOf = () => true, where = () => [], isTheirs = true } = step;
  const isOfReadable = (doc: D, person: Person, context: Context) => {
    try {
      return isOf(doc, person, context);
    } catch (error) {
      logLeftOut([{ kind: container, id: doc.id, problems: problemsOf(error) }]);
      return undefined;
    }
  };
  const found = { place, container, documents: records, where, isTheirs, isOf: isOfReadable };
  const forget = async (context: Context, doc: D, person: Person, fate: Fate) => {
    const documents = records(context.records);
    if ('forget' in step) return step.forget(context, doc, person, fate);
    if (!('without' in step)) return removeDoc(documents, doc.id, undefined).catch(ignoreNotFound);
    const change = (now: D) => (isOf(now, person, context) ? step.without(now, person) : undefined);
    return revise(documents, doc.id, undefined, change).catch(ignoreNotFound);
  };
  // A step only gets documents of its own container.
  return ('isKept' in step ? found : { ...found, forget }) as unknown as Step;
}

const isAmong = (field: string, ids: readonly string[]): Condition[] | undefined =>
  ids.length > 0 ? [{ field, in: [...ids] }] : undefined;
const logIds = ({ userIds, accounts }: Person) => [...userIds, ...accounts];

const isSoldBy = (doc: InviteDoc | QuizResultDoc, { address, userIds }: Person) =>
  doc.salesperson === address ||
  (userIds.includes(doc.salespersonId) && doc.salesperson !== FORMER_KEY);

/** `salespersonId` stays: it leads to nobody once the settings are gone, and insight counts by it. */
const withoutSalesperson = <D extends InviteDoc | QuizResultDoc>(doc: D): D => ({
  ...doc,
  salesperson: FORMER_KEY,
});

/** Only where a user has no namesake: nobody can tell whose name it is. */
const hasOwnName = ({ staffNames, namesakes }: Person) => staffNames.length > 0 && namesakes === 0;
const isUser = ({ userIds }: Person) => (userIds.length > 0 ? [] : undefined);

const savedRecords = (kind: CatalogueKind) =>
  stepOn<CatalogueDoc>(CONTAINER_OF[kind], {
    place: 'changes',
    records: (records) => recordsOfKind(records, kind),
    where: isUser,
    isOf: ({ changedBy }, { userIds }) => userIds.includes(changedBy),
    isKept: true,
    isTheirs: false,
  });

/** A former state of a record, a set of changes, or a part of one. */
type HistoryDoc = Doc & { state?: CatalogueDoc | string; by?: Owner | null };
const authorOf = ({ state, by }: HistoryDoc) => (typeof state === 'object' ? state?.changedBy : by);

type LimitDoc = Doc & { attempts?: unknown; mails?: [whom: string, ...unknown[]][] };
const limitIds = ({ address }: Person) => {
  const { by, to } = quotasOf(address);
  return [contentHash(`email:${address}`), by, to];
};
/** Addresses share the documents that count the mails to them. */
const isSharedLimit = ({ id }: LimitDoc, { address }: Person) => id === quotasOf(address).to;
const isLimitOf = (doc: LimitDoc, person: Person) =>
  !isSharedLimit(doc, person) ||
  (doc.mails ?? []).some(([whom]) => whom.startsWith(quotasOf(person.address).begins));

async function forgetLimit({ records }: Context, doc: LimitDoc, person: Person): Promise<unknown> {
  const limits = records.mailQuotas;
  if (!isSharedLimit(doc, person))
    return removeDoc(limits, doc.id, undefined).catch(ignoreNotFound);
  const { begins } = quotasOf(person.address);
  return revise(limits, doc.id, undefined, (held) => ({
    ...held,
    mails: held.mails.filter(([whom]) => !whom.startsWith(begins)),
  })).catch(ignoreNotFound);
}

const isAddressed = ({ recipientKey }: MailDoc, { address }: Person) => recipientKey === address;
const isToThem = (mail: MailDoc, person: Person) =>
  isAddressed(mail, person) || (mail.about !== null && person.userIds.includes(mail.about));

/** Mails that a user has caused say so, as long as they wait: "Noor Vance invites you". */
const isNamedIn = ({ staffNames, address }: Person) => {
  const finders = [...staffNames, address].map(phraseFinderOf);
  return (text: string) => finders.some((finds) => finds(text));
};
const textOf = ({ sealing }: Context, { sealedText, id }: MailDoc) =>
  sealing.open(sealedText, id) ?? '';

/** Replaces the name in a mail to another person. Deletes the text if it still has the name in another spelling. */
async function forgetInMail(context: Context, doc: MailDoc, person: Person): Promise<unknown> {
  const replaced = (text: string) => {
    const known = [...person.staffNames, person.address];
    const without = known.reduce((left, each) => left.replaceAll(each, FORMER_COLLEAGUE), text);
    return isNamedIn(person)(without) ? '' : without;
  };
  const { mails } = context.records;
  return revise(mails, doc.id, undefined, (held): MailDoc | undefined =>
    held.state === 'queued'
      ? {
          ...held,
          subject: replaced(held.subject),
          sealedReplyTo: '',
          sealedText: context.sealing.seal(replaced(textOf(context, held)), held.id),
        }
      : undefined,
  ).catch(ignoreNotFound);
}

const claimIds = ({ address, accounts }: Person) => [
  claimId('user e-mail', address),
  ...accounts.map((account) => claimId('directory account', account)),
];

/**
 * Everything that is about a person, in the order in which it is erased: the settings first, so that nothing is added
 * meanwhile. What they saved of the catalogue is only shown and handed out.
 */
export const STEPS: readonly Step[] = [
  stepOn('userSettings', {
    place: 'users',
    records: (records) => records.userSettings,
    where: ({ address }) => [{ field: 'emailKey', equals: address }],
    forget: (context, { id }) => removeUser(context, id, undefined).catch(ignoreNotFound),
  }),
  stepOn('mails', {
    place: 'mails',
    records: (records) => records.mails,
    where: ({ address }) => [{ field: 'recipientKey', equals: address }],
    isOf: isAddressed,
    isRemoved: true,
  }),
  stepOn('mails', {
    place: 'mails',
    records: (records) => records.mails,
    where: ({ userIds }) => isAmong('about', userIds),
    // Those to the address are counted by the step before.
    isOf: (doc, person) => !isAddressed(doc, person) && isToThem(doc, person),
    isRemoved: true,
  }),
  stepOn('mails', {
    place: 'mails',
    records: (records) => records.mails,
    where: (person) => (hasOwnName(person) ? [QUEUED] : undefined),
    isOf: (doc, person, context) =>
      doc.state === 'queued' &&
      !isToThem(doc, person) &&
      isNamedIn(person)(`${doc.subject} ${textOf(context, doc)}`),
    forget: forgetInMail,
    isTheirs: false,
  }),
  stepOn('invites', {
    place: 'invites',
    records: (records) => records.invites,
    where: ({ address }) => [{ field: 'emailKey', equals: address }],
    forget: (context, { id }, _, fate) => forgetInvite(context, id, fate),
  }),
  stepOn('quizResults', {
    place: 'results',
    records: (records) => records.quizResults,
    where: ({ address }) => resultsWith(address),
    isOf: ({ invite }, { address }) => emailKey(invite.email ?? '') === address,
    forget: (context, { id }, _, fate) => forgetResult(context, id, fate),
  }),
  stepOn('userLogs', {
    place: 'signIns',
    records: (records) => records.userLogs,
    where: (person) => isAmong('userId', logIds(person)),
    isRemoved: true,
  }),
  stepOn('userLogPeople', {
    place: 'signIns',
    records: (records) => records.userLogPeople,
    where: (person) => isAmong('id', logIds(person)),
    isRemoved: true,
  }),
  stepOn('userLanguageHistory', {
    place: 'languages',
    records: (records) => records.userLanguageHistory,
    where: (person) => isAmong('userId', logIds(person)),
    isRemoved: true,
  }),
  stepOn('quizResults', {
    place: 'sales',
    records: (records) => records.quizResults,
    where: ({ address }) => [{ field: 'salesperson', equals: address }],
    without: withoutSalesperson,
    isTheirs: false,
  }),
  stepOn('quizResults', {
    place: 'sales',
    records: (records) => records.quizResults,
    where: ({ userIds }) => isAmong('salespersonId', userIds),
    // Those with the address are counted by the step before.
    isOf: (doc, person) => doc.salesperson !== person.address && isSoldBy(doc, person),
    without: withoutSalesperson,
    isTheirs: false,
  }),
  stepOn('invites', {
    place: 'sales',
    records: (records) => records.invites,
    where: ({ address }) => [{ field: 'salesperson', equals: address }],
    without: withoutSalesperson,
    isTheirs: false,
  }),
  stepOn('invites', {
    place: 'sales',
    records: (records) => records.invites,
    where: ({ userIds }) => isAmong('salespersonId', userIds),
    // Those with the address are counted by the step before.
    isOf: (doc, person) => doc.salesperson !== person.address && isSoldBy(doc, person),
    without: withoutSalesperson,
    isTheirs: false,
  }),
  savedRecords('adjective'),
  savedRecords('fragrance'),
  savedRecords('provider'),
  savedRecords('question'),
  stepOn<HistoryDoc>('history', {
    place: 'history',
    records: (records) => records.formerStates as unknown as Container<HistoryDoc>,
    where: isUser,
    isOf: (doc, { userIds }) => userIds.includes(authorOf(doc) ?? ''),
    isKept: true,
    isTheirs: false,
  }),
  stepOn<LimitDoc>('rateLimits', {
    place: 'limits',
    records: (records) => records.mailQuotas as unknown as Container<LimitDoc>,
    where: (person) => [{ field: 'id', in: limitIds(person) }],
    isOf: isLimitOf,
    forget: forgetLimit,
    isTheirs: false,
  }),
  stepOn('claims', {
    place: 'limits',
    records: (records) => records.claims,
    where: (person) => [{ field: 'id', in: claimIds(person) }],
    isRemoved: true,
    isTheirs: false,
  }),
];

/** The steps of an erasure. */
export const ERASING = STEPS.flatMap(({ forget, ...step }) =>
  forget ? [{ ...step, forget }] : [],
);

/** Whether an erasure of the person removes a mail, or writes over the name in it. */
export const isMailOf = (context: Context, doc: MailDoc, person: Person): boolean =>
  STEPS.some(
    ({ container, where, isOf }) =>
      container === 'mails' && where(person) !== undefined && isOf(doc, person, context),
  );
