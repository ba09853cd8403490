import { ROLES, type Role } from '@vse/domain/access/permissions';
import { DIRECTORY_ID_MIN_LENGTH } from '@vse/domain/limits';
import type { DirectoryUser } from '@vse/domain/records/directory';
import { asciiAddress } from '@vse/domain/rules/keys';
import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';
import { withSpan } from '../tracing/spans.ts';
import { count, logCause } from '../tracing/telemetry.ts';
import { GraphError, openGraph } from './graph-client.ts';

const SELECT = 'id,displayName,givenName,mail,userPrincipalName';
/** Graph distinguishes this case from other bad requests only by its message. */
const MEMBER_ALREADY = 'One or more added object references already exist';

export type Guest = { id: string; email: string; redeemUrl: string | undefined };

/**
 * The company's directory (Microsoft Graph). Every call throws Problem 503 when it does not answer before the deadline.
 */
export type Directory = {
  groupIds: Record<Role, string>;
  /** The role of a group id. Throws Problem 400 for any other group. */
  roleOfGroup(groupId: string): Role;
  members(groupId: string): Promise<DirectoryUser[]>;
  /** Whether an account is in the group of one of these roles. */
  hasRole(memberId: string, roles: readonly Role[]): Promise<boolean>;
  findByEmail(email: string): Promise<DirectoryUser[]>;
  invite(email: string): Promise<Guest>;
  addMember(groupId: string, memberId: string): Promise<void>;
  removeMember(groupId: string, memberId: string): Promise<void>;
  /**
   * Removes a member from all other role groups, then adds them to the group of `role` (to none when undefined). Does
   * nothing for the empty id when `role` is undefined.
   */
  setRole(memberId: string, role: Role | undefined): Promise<void>;
  /** Resolves when the directory answers, throws Problem 503 otherwise. */
  isAnswering(): Promise<void>;
};

/** The path with its values encoded: `#` would end the request path early, and `/` would change it. */
const pathOf = (path: TemplateStringsArray, ...values: string[]) =>
  String.raw({ raw: path }, ...values.map(encodeURIComponent));

const groupIdsOf = (config: Config): Directory['groupIds'] => ({
  Admin: config.GROUP_ADMIN_ID ?? '',
  Manager: config.GROUP_MANAGER_ID ?? '',
  Salesperson: config.GROUP_SALESPERSON_ID ?? '',
});

/** People and group members, as Graph has them. */
type GraphCalls = Omit<Directory, 'groupIds' | 'roleOfGroup' | 'hasRole' | 'setRole'>;

function graphCalls(config: Config, groupIds: Directory['groupIds']): GraphCalls {
  const request = openGraph(config);

  async function readAllPages(first: string): Promise<DirectoryUser[]> {
    const people: DirectoryUser[] = [];
    let path: string | undefined = first;
    while (path) {
      const page = (await request(path)) as GraphPage;
      people.push(...peopleOf(page));
      path = nextPath(page['@odata.nextLink']);
    }
    return people;
  }

  return {
    members: (groupId) =>
      callGraph('members', () =>
        readAllPages(`${pathOf`/groups/${groupId}/members`}?$select=${SELECT}&$top=100`),
      ),
    findByEmail: (email) =>
      callGraph('findByEmail', async () => {
        const quoted = `'${asciiAddress(email).replaceAll("'", "''")}'`;
        const filter = `mail eq ${quoted} or otherMails/any(m:m eq ${quoted}) or userPrincipalName eq ${quoted}`;
        const query = `$filter=${encodeURIComponent(filter)}&$count=true&$select=${SELECT}`;
        const headers = { ConsistencyLevel: 'eventual' };
        const page = (await request(`/users?${query}`, { headers })) as GraphPage;
        // Only an entry with a full id is a person (specification, text 1 section 5).
        return peopleOf(page).filter(({ id }) => id.length >= DIRECTORY_ID_MIN_LENGTH);
      }),
    invite: (email) =>
      callGraph('invite', async () => {
        const invitedUserEmailAddress = asciiAddress(email);
        const body = { invitedUserEmailAddress, inviteRedirectUrl: config.SITE_URL };
        const answer = await request('/invitations', { method: 'POST', body });
        const { invitedUser, inviteRedeemUrl: redeemUrl } = (answer ?? {}) as Invitation;
        if (!invitedUser?.id) throw unavailable();
        return { id: invitedUser.id, email, redeemUrl };
      }),
    addMember: (groupId, memberId) =>
      callGraph('addMember', async () => {
        const body = {
          '@odata.id': `https://graph.microsoft.com/v1.0/directoryObjects/${encodeURIComponent(memberId)}`,
        };
        const path = pathOf`/groups/${groupId}/members/$ref`;
        await request(path, { method: 'POST', body }).catch(ignoreIf(isMemberAlready));
      }),
    // Without /$ref, this call would delete the user from the directory.
    removeMember: (groupId, memberId) =>
      callGraph('removeMember', async () => {
        const path = pathOf`/groups/${groupId}/members/${memberId}/$ref`;
        await request(path, { method: 'DELETE' }).catch(ignoreIf(isNotFound));
      }),
    isAnswering: () =>
      callGraph('isAnswering', async () => {
        await request(`${pathOf`/groups/${groupIds.Admin}/members`}?$top=1`);
      }),
  };
}

export function createDirectory(config: Config): Directory {
  const groupIds = groupIdsOf(config);
  const calls = graphCalls(config, groupIds);
  return {
    ...calls,
    groupIds,
    roleOfGroup(groupId) {
      const role = ROLES.find((name) => groupIds[name] !== '' && groupIds[name] === groupId);
      if (!role) throw new Problem(400, 'UNKNOWN_GROUP');
      return role;
    },
    async hasRole(memberId, roles) {
      const ids = roles.map((role) => groupIds[role]).filter((id) => id !== '');
      const members = (await Promise.all(ids.map(calls.members))).flat();
      return members.some(({ id }) => id === memberId);
    },
    async setRole(memberId, role) {
      if (memberId === '' && role) throw new Problem(404, 'UNKNOWN_MEMBER');
      if (memberId === '') return;
      if (ROLES.some((name) => groupIds[name] === ''))
        throw new Problem(503, 'ROLE_GROUPS_NOT_SET_UP');
      for (const name of ROLES)
        if (name !== role) await calls.removeMember(groupIds[name], memberId);
      if (role) await calls.addMember(groupIds[role], memberId);
      count('rolesSet');
    },
  };
}

/** As Graph sends them. An object that lacks these fields comes from something in between. */
type GraphPage = { value?: DirectoryUser[]; '@odata.nextLink'?: string };
type Invitation = { invitedUser?: { id: string }; inviteRedeemUrl?: string };

function peopleOf(page: GraphPage | undefined): DirectoryUser[] {
  if (!Array.isArray(page?.value)) throw unavailable();
  return page.value.map(personOf);
}

/** Without the further fields that Graph sends. */
function personOf({ id, displayName, givenName, mail }: DirectoryUser): DirectoryUser {
  return { id, displayName, givenName, mail };
}

/** The path of the next page: whatever host a link names, no other than ours gets the token. */
function nextPath(link: string | undefined): string | undefined {
  if (!link) return undefined;
  const { pathname, search } = new URL(link);
  return pathname.replace(/^\/v1\.0/, '') + search;
}

const isNotFound = ({ statusCode }: GraphError) => statusCode === 404;
const isMemberAlready = ({ statusCode, message }: GraphError) =>
  statusCode === 400 && message.includes(MEMBER_ALREADY);

const ignoreIf = (isExpected: (error: GraphError) => boolean) => (error: unknown) => {
  if (!(error instanceof GraphError && isExpected(error))) throw error;
};

const callGraph = <T>(verb: string, work: () => Promise<T>) =>
  withSpan(`directory ${verb}`, { 'peer.service': 'directory' }, () => graphErrorsAsProblems(work));

/** Translates Graph's errors into problems. A bad request (400) keeps Graph's message. */
async function graphErrorsAsProblems<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Any other error is a bug of ours, or a problem that has its words already.
    if (!(error instanceof GraphError)) throw error;
    const { statusCode, message, retryAfterSeconds } = error;
    if (statusCode === 404) throw new Problem(404, 'UNKNOWN_MEMBER');
    logCause('directory', error);
    if (statusCode === 400) throw refusedProblem(message);
    if (statusCode === 403) throw new Problem(503, 'DIRECTORY_FORBIDS');
    throw unavailable(retryAfterSeconds);
  }
}

const unavailable = (retryAfter?: number) => new Problem(503, 'DIRECTORY_UNAVAILABLE', retryAfter);

const refusedProblem = (reason: string | undefined) =>
  new Problem(
    400,
    reason ? { code: 'DIRECTORY_REFUSED', params: { reason } } : 'DIRECTORY_UNAVAILABLE',
  );
