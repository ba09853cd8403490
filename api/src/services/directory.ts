import { DefaultAzureCredential } from '@azure/identity';
import {
  Client,
  type GraphError,
  RetryHandlerOptions,
  type ShouldRetry,
} from '@microsoft/microsoft-graph-client';
import {
  DIRECTORY_UNAVAILABLE,
  type DirectoryUser,
  UNKNOWN_GROUP,
  UNKNOWN_MEMBER,
} from '@vse/domain/directory';
import { DIRECTORY_ID_MIN_LENGTH } from '@vse/domain/limits';
import { ROLES, type Role } from '@vse/domain/permissions';
import type { Config } from '../config.ts';
import { Problem } from '../http/errors.ts';
import { deadlineSignal, leftMs } from './deadline.ts';

const RETRIES = 2;
/** A longer wait is the caller's to choose, who is told to try again. */
const LONGEST_WAIT_SECONDS = 3;
/** The client sleeps through a deadline: it must not begin to when the deadline could come meanwhile. */
const LONGEST_SLEEP_MS = 4000;
const SELECT = 'id,displayName,givenName,mail,userPrincipalName';
/** How the directory says that a member is one already: told apart from other bad requests only by these words. */
const MEMBER_ALREADY = 'One or more added object references already exist';

export type Guest = { id: string; email: string; redeemUrl: string | undefined };

/** The company's directory (Microsoft Graph). Every call throws Problem 503 when it does not answer by the deadline. */
export type Directory = {
  groupIds: Record<Role, string>;
  /** The role that a group id stands for. Throws Problem 400 for a group that is none of the three. */
  roleOfGroup(groupId: string): Role;
  members(groupId: string): Promise<DirectoryUser[]>;
  /** Whether an account is in the group of one of the roles. */
  hasRole(memberId: string, roles: readonly Role[]): Promise<boolean>;
  findByEmail(email: string): Promise<DirectoryUser[]>;
  invite(email: string): Promise<Guest>;
  addMember(groupId: string, memberId: string): Promise<void>;
  removeMember(groupId: string, memberId: string): Promise<void>;
  /**
   * Takes a member out of all role groups but the one given, then puts them into it; none when undefined. Nobody ('')
   * is in none.
   */
  setRole(memberId: string, role: Role | undefined): Promise<void>;
};

export function createDirectory(config: Config): Directory {
  const graph = connect(config);
  const groupIds: Record<Role, string> = {
    Admin: config.GROUP_ADMIN_ID ?? '',
    Manager: config.GROUP_MANAGER_ID ?? '',
    Salesperson: config.GROUP_SALESPERSON_ID ?? '',
  };

  /** Ids and e-mails are free text in a path: `#` would cut the request short, `/` would lead elsewhere. */
  const api = (path: TemplateStringsArray, ...values: string[]) =>
    ask(String.raw({ raw: path }, ...values.map(encodeURIComponent)));

  function ask(path: string) {
    const request = graph.api(path).option('signal', deadlineSignal());
    return request.middlewareOptions([new RetryHandlerOptions(1, RETRIES, isWorthWaiting)]);
  }

  async function all(first: string): Promise<DirectoryUser[]> {
    const found: DirectoryUser[] = [];
    let path: string | undefined = first;
    while (path) {
      const page: GraphPage = await ask(path).get();
      found.push(...page.value.map(personOf));
      path = nextPath(page['@odata.nextLink']);
    }
    return found;
  }

  const directory: Directory = {
    groupIds,
    roleOfGroup(groupId) {
      const role = ROLES.find((name) => groupIds[name] !== '' && groupIds[name] === groupId);
      if (!role) throw new Problem(400, UNKNOWN_GROUP);
      return role;
    },
    members: (groupId) =>
      answered(() =>
        all(`/groups/${encodeURIComponent(groupId)}/members?$select=${SELECT}&$top=100`),
      ),
    async hasRole(memberId, roles) {
      const ids = roles.map((role) => groupIds[role]).filter((id) => id !== '');
      const members = (await Promise.all(ids.map(directory.members))).flat();
      return members.some(({ id }) => id === memberId);
    },
    findByEmail: (email) =>
      answered(async () => {
        const quoted = `'${email.replaceAll("'", "''")}'`;
        const filter = `mail eq ${quoted} or otherMails/any(m:m eq ${quoted}) or userPrincipalName eq ${quoted}`;
        const query = `$filter=${encodeURIComponent(filter)}&$count=true&$select=${SELECT}`;
        const request = ask(`/users?${query}`).header('ConsistencyLevel', 'eventual');
        const page: GraphPage = await request.get();
        // Only a full id counts as a person (specification, text 1 section 5).
        return page.value.map(personOf).filter(({ id }) => id.length >= DIRECTORY_ID_MIN_LENGTH);
      }),
    invite: (email) =>
      answered(async () => {
        const body = { invitedUserEmailAddress: email, inviteRedirectUrl: config.SITE_URL };
        const invitation: Invitation = await api`/invitations`.post(body);
        return { id: invitation.invitedUser.id, email, redeemUrl: invitation.inviteRedeemUrl };
      }),
    addMember: (groupId, memberId) =>
      answered(async () => {
        const reference = {
          '@odata.id': `${GRAPH}/v1.0/directoryObjects/${encodeURIComponent(memberId)}`,
        };
        await api`/groups/${groupId}/members/$ref`.post(reference).catch(unless(isMemberAlready));
      }),
    // Without /$ref this call would delete the user from the directory.
    removeMember: (groupId, memberId) =>
      answered(async () => {
        await api`/groups/${groupId}/members/${memberId}/$ref`.delete().catch(unless(isNotFound));
      }),
    async setRole(memberId, role) {
      if (memberId === '' && role) throw new Problem(404, UNKNOWN_MEMBER);
      if (memberId === '') return;
      if (ROLES.some((name) => groupIds[name] === ''))
        throw new Problem(503, 'The role groups are not set up.');
      for (const name of ROLES)
        if (name !== role) await directory.removeMember(groupIds[name], memberId);
      if (role) await directory.addMember(groupIds[role], memberId);
    },
  };
  return directory;
}

const GRAPH = 'https://graph.microsoft.com';

type GraphUser = {
  id: string;
  displayName?: string | null;
  givenName?: string | null;
  mail?: string | null;
};
type GraphPage = { value: GraphUser[]; '@odata.nextLink'?: string };
type Invitation = { invitedUser: { id: string }; inviteRedeemUrl?: string };

function personOf({ id, displayName, givenName, mail }: GraphUser): DirectoryUser {
  return { id, displayName, givenName, mail };
}

function connect({ GRAPH_ENDPOINT: baseUrl }: Config): Client {
  const credential = new DefaultAzureCredential();
  return Client.initWithMiddleware({
    baseUrl,
    authProvider: {
      async getAccessToken() {
        return (await credential.getToken(`${GRAPH}/.default`, { abortSignal: deadlineSignal() }))
          .token;
      },
    },
  });
}

/** The client takes a wait of up to three minutes that Graph asks for; by then nobody is there to hear the answer. */
function isWorthWaiting(...[delay, , , , response]: Parameters<ShouldRetry>): boolean {
  const seconds = Number(response.headers.get('retry-after') ?? delay);
  return seconds <= LONGEST_WAIT_SECONDS && leftMs() > LONGEST_SLEEP_MS;
}

/** The path of the next page: the client mangles an absolute link that is not of Microsoft's own host. */
function nextPath(link: string | undefined): string | undefined {
  if (!link) return undefined;
  const { pathname, search } = new URL(link);
  return pathname.replace(/^\/v1\.0/, '') + search;
}

const isNotFound = (error: GraphError) => error.statusCode === 404;
const isMemberAlready = (error: GraphError) =>
  error.statusCode === 400 && error.message.includes(MEMBER_ALREADY);

const unless = (expected: (error: GraphError) => boolean) => (error: GraphError) => {
  if (!expected(error)) throw error;
};

/** What went wrong in the directory, in words for staff; a bad request of theirs (400) keeps the directory's words. */
async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem) throw error;
    const { statusCode, message, headers } = error as Partial<GraphError>;
    if (statusCode === 400) throw new Problem(400, message ?? DIRECTORY_UNAVAILABLE);
    if (statusCode === 404) throw new Problem(404, UNKNOWN_MEMBER);
    if (statusCode === 403)
      throw new Problem(503, 'The directory does not allow this. Please tell your administrator.');
    const wait = Number(headers?.get('retry-after') ?? 0);
    throw new Problem(503, DIRECTORY_UNAVAILABLE, wait > 0 ? wait : undefined);
  }
}
