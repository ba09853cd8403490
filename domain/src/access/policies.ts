import { emailKey, isAtDomain, nameKey } from '../rules/keys.ts';
import { permissions, type Role, type Scope, scopeOf } from './permissions.ts';

/*
 * Who may do what with which record (DESIGN.md 5). Pure, so that the API refuses and the web app hides by the same
 * rules. Records belong to settings, never to an e-mail address, which can become another person's. Emails of callers
 * are keys (rules/keys.ts).
 */

/** A signed-in member of staff. A caller without a provider has no records by provider. */
export type StaffCaller = {
  kind: Role;
  userId: string | null;
  provider: { id: string } | null;
  email: string;
};
type AnyCaller = StaffCaller | { kind: 'respondent'; resultId: string } | { kind: 'anyone' };

/** `salespersonId`: the id of the settings of whoever it belongs to; '' and null when nobody is known. */
type Owned = { provider: string | null; salespersonId: string | null };
/** The role '0' means none: a delete failed after it had removed the user's role. */
type WithRole = { provider: string; role: Role | '0' };
type User = WithRole & { id: string; email: string };

const isOwnProvider = ({ provider }: StaffCaller, id: string | null | undefined): boolean =>
  provider !== null && provider.id === id;

/** Whether the scope includes the record. */
export function isWithin(scope: Scope, caller: StaffCaller, record: Owned): boolean {
  if (scope === 'all') return true;
  if (scope === 'own') return caller.userId !== null && record.salespersonId === caller.userId;
  return scope === 'ownProvider' && isOwnProvider(caller, record.provider);
}

/** Everyone sees themselves, an Admin sees all users, and a Manager sees the users of their provider. */
export function seesUser(caller: StaffCaller, user: Pick<User, 'id' | 'provider'>): boolean {
  const scope = permissions.users.read[caller.kind];
  if (scope === 'all' || user.id === caller.userId) return true;
  return scope === 'ownProvider' && isOwnProvider(caller, user.provider);
}

/** An Admin edits everyone. A Manager edits the Salespeople and the users without a role of their provider. */
export function mayEditUser(caller: StaffCaller, user: WithRole): boolean {
  const scope = scopeOf(permissions.users.write, caller.kind);
  if (scope === 'all') return true;
  const isSubordinate = user.role === 'Salesperson' || user.role === '0';
  return scope === 'ownProvider' && isSubordinate && isOwnProvider(caller, user.provider);
}

/**
 * The caller must be allowed to edit the user both before and after the change. Nobody changes their own role, provider
 * or address: a typing error could lock them out, and they may be the last Admin.
 */
export function mayChangeUser(caller: StaffCaller, before: User, after: Omit<User, 'id'>): boolean {
  if (!mayEditUser(caller, before) || !mayEditUser(caller, after)) return false;
  const keepsIdentity =
    after.role === before.role &&
    after.provider === before.provider &&
    emailKey(after.email) === emailKey(before.email);
  return before.id !== caller.userId || keepsIdentity;
}

/** Nobody deletes themselves, so that somebody is always left who can add users. */
export const mayDeleteUser = (caller: StaffCaller, user: WithRole & { id: string }): boolean =>
  user.id !== caller.userId && mayEditUser(caller, user);

/** An Admin ends everybody's sessions, all others their own. */
export const mayEndSessions = (caller: StaffCaller, user: { id: string }): boolean =>
  scopeOf(permissions.session.endAll, caller.kind) === 'all' || user.id === caller.userId;

/** The roles that a caller may give, the most frequent first. */
export function offeredRoles(kind: Role): readonly Role[] {
  const scope = scopeOf(permissions.users.write, kind);
  if (scope === 'all') return ['Salesperson', 'Manager', 'Admin'];
  return scope === 'ownProvider' ? ['Salesperson'] : [];
}

/** The directory identifies the company's own staff by their address, so that address cannot change. */
export function mayChangeEmail(email: string, companyDomain: string): boolean {
  return !isAtDomain(emailKey(email), companyDomain);
}

/** In whose name a caller invites: an Admin in any, a Manager for their provider, a Salesperson in their own. */
export function mayInviteFor(
  caller: StaffCaller,
  { provider, salesperson }: { provider: string; salesperson: string },
): boolean {
  const scope = permissions.invites.write[caller.kind];
  if (scope === 'all') return true;
  if (!isOwnProvider(caller, provider)) return false;
  return scope === 'ownProvider' || emailKey(salesperson) === caller.email;
}

/** An Admin names any user as an invite's salesperson; others name a user of their own provider. */
export const mayNameSalesperson = (caller: StaffCaller, user: { provider: string }): boolean =>
  permissions.invites.write[caller.kind] === 'all' || isOwnProvider(caller, user.provider);

/**
 * How much of a quiz result the reader sees. `shown`: what its permalink shows; `respondent`: also the questions and
 * their own answers; `staff`: everything.
 */
export type QuizView = 'staff' | 'respondent' | 'shown';

/** A caller that a quiz result does not belong to sees what its permalink shows. */
export function quizViewOf(caller: AnyCaller, result: Owned & { id: string }): QuizView {
  if (caller.kind === 'anyone') return 'shown';
  if (caller.kind === 'respondent') return result.id === caller.resultId ? 'respondent' : 'shown';
  return isWithin(permissions.quizResults.read[caller.kind], caller, result) ? 'staff' : 'shown';
}

/** `inviteId`: null for the quiz of a client project. */
type Invited = { inviteId: string | null };

/**
 * An invitee's quiz is answered by its respondent alone: the staff that it belongs to look into it. The quiz of a client
 * project is answered by that staff.
 */
export const mayAnswerWith = (view: QuizView, { inviteId }: Invited): boolean =>
  view === 'respondent' || (view === 'staff' && inviteId === null);

export const mayAnswer = (caller: AnyCaller, result: Owned & Invited & { id: string }): boolean =>
  mayAnswerWith(quizViewOf(caller, result), result);

/** A Manager uses only the directory group of Salespeople. */
export const mayUseGroup = (caller: Pick<StaffCaller, 'kind'>, role: Role | undefined): boolean =>
  scopeOf(permissions.directory.call, caller.kind) === 'all' ||
  (caller.kind === 'Manager' && role === 'Salesperson');

/** A Manager adds only Salespeople of their own provider to groups, and removes only those. */
export const mayMoveMember = (caller: StaffCaller, user: WithRole | undefined): boolean =>
  scopeOf(permissions.directory.call, caller.kind) === 'all' ||
  (caller.kind === 'Manager' &&
    user?.role === 'Salesperson' &&
    isOwnProvider(caller, user.provider));

/** A Manager looks up only the users of their own provider in the directory. */
export const mayKnowPerson = (
  caller: StaffCaller,
  user: { provider: string } | undefined,
): boolean =>
  scopeOf(permissions.directory.call, caller.kind) === 'all' ||
  (caller.kind === 'Manager' && isOwnProvider(caller, user?.provider));

/** A Manager may add any person who is not a user yet, but company staff only to the company's own provider. */
export function mayTakeInPerson(
  caller: StaffCaller & { provider: { name: string } | null },
  email: string,
  company: { domain: string; provider: string },
): boolean {
  const scope = scopeOf(permissions.users.write, caller.kind);
  if (scope === 'all') return true;
  const isCompanyStaff = !mayChangeEmail(email, company.domain);
  return scope === 'ownProvider' && (!isCompanyStaff || isCompanys(caller, company.provider));
}

const isCompanys = (caller: { provider: { name: string } | null }, company: string): boolean =>
  caller.provider !== null && nameKey(caller.provider.name) === nameKey(company);
