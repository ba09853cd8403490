import type { GraphError } from '@microsoft/microsoft-graph-client';
import { ROLES, type Role } from '@vse/domain/access/permissions';
import { DIRECTORY_ID_MIN_LENGTH } from '@vse/domain/limits';
import type { DirectoryUser } from '@vse/domain/records/directory';
import { asciiAddress } from '@vse/domain/rules/keys';
import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';
import { withSpan } from '../tracing/spans.ts';
import { count, logCause } from '../tracing/telemetry.ts';
import { deadlineSignal } from './deadline.ts';
import { onFirstUse } from './first-use.ts';
import { retryAfterOf } from './retry-after.ts';

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

/** The requests to Graph: each ends at the deadline of the work that makes it. */
function graphRequests(config: Config) {
  const graph = onFirstUse(async () => (await import('./graph-client.ts')).openGraph(config));

  async function requestTo(path: string) {
    const { client, retry } = await graph();
    return client.api(path).option('signal', deadlineSignal()).middlewareOptions([retry]);
  }

  /** Encodes ids and e-mails in a path: `#` would end the request path early, and `/` would change it. */
  const encodedRequest = (path: TemplateStringsArray, ...values: string[]) =>
    requestTo(String.raw({ raw: path }, ...values.map(encodeURIComponent)));

  async function readAllPages(first: string): Promise<DirectoryUser[]> {
    const people: DirectoryUser[] = [];
    let path: string | undefined = first;
    while (path) {
      const page: GraphPage = await (await requestTo(path)).get();
      people.push(...peopleOf(page));
      path = nextPath(page['@odata.nextLink']);
    }
    return people;
  }

  return { requestTo, encodedRequest, readAllPages };
}

const groupIdsOf = (config: Config): Directory['groupIds'] => ({
  Admin: config.GROUP_ADMIN_ID ?? '',
  Manager: config.GROUP_MANAGER_ID ?? '',
  Salesperson: config.GROUP_SALESPERSON_ID ?? '',
});

/** People and group members, as Graph has them. */
type GraphCalls = Omit<Directory, 'groupIds' | 'roleOfGroup' | 'hasRole' | 'setRole'>;

function graphCalls(config: Config, groupIds: Directory['groupIds']): GraphCalls {
  const { requestTo, encodedRequest, readAllPages } = graphRequests(config);
  return {
    members: (groupId) =>
      callGraph('members', () =>
        readAllPages(`/groups/${encodeURIComponent(groupId)}/members?$select=${SELECT}&$top=100`),
      ),
    findByEmail: (email) =>
      callGraph('findByEmail', async () => {
        const quoted = `'${asciiAddress(email).replaceAll("'", "''")}'`;
        const filter = `mail eq ${quoted} or otherMails/any(m:m eq ${quoted}) or userPrincipalName eq ${quoted}`;
        const query = `$filter=${encodeURIComponent(filter)}&$count=true&$select=${SELECT}`;
        const request = (await requestTo(`/users?${query}`)).header('ConsistencyLevel', 'eventual');
        const page: GraphPage = await request.get();
        // Only an entry with a full id is a person (specification, text 1 section 5).
        return peopleOf(page).filter(({ id }) => id.length >= DIRECTORY_ID_MIN_LENGTH);
      }),
    invite: (email) =>
      callGraph('invite', async () => {
        const invitedUserEmailAddress = asciiAddress(email);
        const body = { invitedUserEmailAddress, inviteRedirectUrl: config.SITE_URL };
        const invitation: Invitation = await (await encodedRequest`/invitations`).post(body);
        const { invitedUser, inviteRedeemUrl: redeemUrl } = invitation;
        if (!invitedUser?.id) throw unavailable();
        return { id: invitedUser.id, email, redeemUrl };
      }),
    addMember: (groupId, memberId) =>
      callGraph('addMember', async () => {
        const reference = {
          '@odata.id': `https://graph.microsoft.com/v1.0/directoryObjects/${encodeURIComponent(memberId)}`,
        };
        const request = await encodedRequest`/groups/${groupId}/members/$ref`;
        await request.post(reference).catch(ignoreIf(isMemberAlready));
      }),
    // Without /$ref, this call would delete the user from the directory.
    removeMember: (groupId, memberId) =>
      callGraph('removeMember', async () => {
        const request = await encodedRequest`/groups/${groupId}/members/${memberId}/$ref`;
        await request.delete().catch(ignoreIf(isNotFound));
      }),
    isAnswering: () =>
      callGraph('isAnswering', async () => {
        await (
          await requestTo(`/groups/${encodeURIComponent(groupIds.Admin)}/members?$top=1`)
        ).get();
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

function peopleOf({ value }: GraphPage): DirectoryUser[] {
  if (!Array.isArray(value)) throw unavailable();
  return value.map(personOf);
}

/** Without the further fields that Graph sends. */
function personOf({ id, displayName, givenName, mail }: DirectoryUser): DirectoryUser {
  return { id, displayName, givenName, mail };
}

/** The path of the next page. The client breaks absolute links to hosts other than Microsoft's. */
function nextPath(link: string | undefined): string | undefined {
  if (!link) return undefined;
  const { pathname, search } = new URL(link);
  return pathname.replace(/^\/v1\.0/, '') + search;
}

const isNotFound = (error: GraphError) => error.statusCode === 404;
const isMemberAlready = (error: GraphError) =>
  error.statusCode === 400 && error.message.includes(MEMBER_ALREADY);

const ignoreIf = (expected: (error: GraphError) => boolean) => (error: GraphError) => {
  if (!expected(error)) throw error;
};

const callGraph = <T>(verb: string, work: () => Promise<T>) =>
  withSpan(`directory ${verb}`, { 'peer.service': 'directory' }, () => graphErrorsAsProblems(work));

/** Translates Graph's errors into problems. A bad request (400) keeps Graph's message. */
async function graphErrorsAsProblems<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw error;
    const { statusCode, message, headers } = error as Partial<GraphError>;
    // The client gives every failure of the service or the network a status (-1 without a response). Other errors are
    // bugs.
    if (statusCode === undefined) throw error;
    if (statusCode === 404) throw new Problem(404, 'UNKNOWN_MEMBER');
    logCause('directory', error);
    if (statusCode === 400) throw refusedProblem(message);
    if (statusCode === 403) throw new Problem(503, 'DIRECTORY_FORBIDS');
    throw unavailable(retryAfterOf(headers?.get('retry-after')));
  }
}

const unavailable = (retryAfter?: number) => new Problem(503, 'DIRECTORY_UNAVAILABLE', retryAfter);

const refusedProblem = (reason: string | undefined) =>
  new Problem(
    400,
    reason ? { code: 'DIRECTORY_REFUSED', params: { reason } } : 'DIRECTORY_UNAVAILABLE',
  );
