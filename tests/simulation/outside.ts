import type { Role } from '@vse/domain/access/permissions';
import { DAY_MS, MINUTE_MS } from '@vse/domain/rules/durations';
import type { Blobs } from '../../api/src/clients/blobs.ts';
import type { Directory } from '../../api/src/clients/directory.ts';
import type { Email, Outcome } from '../../api/src/clients/email.ts';
import { Problem } from '../../api/src/problem.ts';
import {
  GROUP_ADMIN_ID,
  GROUP_MANAGER_ID,
  GROUP_SALESPERSON_ID,
} from '../../scripts/local/graph/groups.ts';
import { OLD_LOGO, STAFF } from './prepare.ts';
import { judgeMailRate } from './quotas.ts';
import { judgeFile, OLD_FILES } from './uploads.ts';
import type { Instance, OutsideWorld, World } from './world.ts';

export const GROUP_IDS: Record<Role, string> = {
  Admin: GROUP_ADMIN_ID,
  Manager: GROUP_MANAGER_ID,
  Salesperson: GROUP_SALESPERSON_ID,
};
/** How long the mail client waits for a result (clients/email.ts), and a request for the directory. */
const MAIL_WAIT_MS = 8000;
const REQUEST_MS = 20_000;
/** The lease of a mail (services/mail/deliver-mails.ts), less what the clocks of instances differ by. */
const MAIL_LEASE_MS = 100_000;

/** The lease of a change of role (store/claims.ts), less the same. */
const ROLE_LEASE_MS = 4 * MINUTE_MS;

/** Work under a lease: until it is over or its time has passed, no other instance may begin it. */
type Holding = <T>(
  instance: Instance,
  key: string,
  leaseMs: number,
  work: () => Promise<T>,
) => Promise<T>;

function createHolding(worldOf: () => World): Holding {
  const held = new Map<string, { instance: Instance; at: number }>();
  return async (instance, key, leaseMs, work) => {
    const world = worldOf();
    const other = held.get(key);
    const isHeld = other?.instance.isAlive && world.schedule.now() - other.at < leaseMs;
    // A lease that was taken before the clock was moved on has expired.
    if (isHeld && !world.schedule.hasJumped(leaseMs))
      world.violate(`lease: ${key} is worked on twice at a time`);
    const own = { instance, at: world.schedule.now() };
    held.set(key, own);
    try {
      return await work();
    } finally {
      if (held.get(key) === own) held.delete(key);
    }
  };
}

export function createOutside(worldOf: () => World): OutsideWorld {
  const outside: OutsideWorld = {
    deliveries: [],
    groups: new Map(Object.entries(GROUP_IDS).map(([role, id]) => [id, membersWith(role)])),
    files: new Set([...OLD_FILES, OLD_LOGO]),
    removals: new Map(),
    partsFor: (instance) => ({
      email: emailFor(worldOf(), instance, { known, holding }),
      directory: directoryFor(worldOf(), instance, holding, outside.groups),
      blobs: blobsFor(worldOf(), instance, outside),
    }),
  };
  /** The operation ids that the mail service knows, with their time. */
  const known = new Map<string, number>();
  const holding = createHolding(worldOf);
  return outside;
}

/** The staff that a world begins with. */
const membersWith = (role: string) =>
  new Set(STAFF.filter((each) => each.role === role).map(({ memberId }) => memberId));

/** A call that takes time; it never comes back to an instance that has crashed. */
function calling(world: World, instance: Instance) {
  return async <T>(label: string, ms: number, run: () => T): Promise<T> => {
    if (!instance.isAlive) return new Promise(() => {});
    await world.schedule.wait(ms, `${instance.name} ${label}`);
    const result = run();
    return instance.isAlive ? result : new Promise(() => {});
  };
}

function emailFor(
  world: World,
  instance: Instance,
  { known, holding }: { known: Map<string, number>; holding: Holding },
): Email {
  const call = calling(world, instance);
  const { schedule, faults } = world;
  const { deliveries } = world.outside;

  return {
    async send(recipient, { plainText }, operationId): Promise<Outcome> {
      const outcome = await holding(instance, `mail ${operationId}`, MAIL_LEASE_MS, () =>
        attempt(recipient, plainText, operationId),
      );
      const sent = deliveries.findLast((each) => each.operationId === operationId);
      if (sent && outcome.kind === 'sent') {
        sent.isKnown = true;
        judgeMailRate(world);
      }
      return outcome;
    },
    askStatus: () => call('mail status', schedule.int(300), () => ({ kind: 'delivered' })),
  };

  async function attempt(
    recipient: string,
    plainText: string,
    operationId: string,
  ): Promise<Outcome> {
    const take = () => {
      const at = schedule.now();
      const last = known.get(operationId);
      known.set(operationId, last ?? at);
      if (last !== undefined && at - last <= DAY_MS) return;
      const delivery = { operationId, recipient, text: plainText, at };
      deliveries.push(delivery);
      world.noteDelivery(delivery);
    };
    const ms = schedule.int(300);
    if (faults.strikes('mail: unavailable'))
      return call('mail unavailable', ms, () => ({ kind: 'later', reason: 'unavailable' }));
    if (faults.strikes('mail: refused'))
      return call('mail refused', ms, () => ({ kind: 'refused', reason: 'refused' }));
    if (faults.strikes('mail: asks to wait')) {
      const seconds = 1 + schedule.int(90);
      return call('mail waits', ms, () => ({ kind: 'wait', reason: 'busy', seconds }));
    }
    await call('mail taken', ms, take);
    if (faults.strikes('mail: silent after taking it'))
      return call('mail silent', MAIL_WAIT_MS, () => ({ kind: 'silent', reason: 'silent' }));
    const lateMs = faults.strikes('mail: late') ? schedule.int(MAIL_WAIT_MS) : 0;
    return call('mail sent', lateMs, () => ({ kind: 'sent' }));
  }
}

function directoryFor(
  world: World,
  instance: Instance,
  holding: Holding,
  groups: Map<string, Set<string>>,
): Directory {
  const ask = calling(world, instance);
  const { schedule, faults } = world;
  const refused = () => new Problem(503, 'DIRECTORY_UNAVAILABLE');
  async function call<T>(verb: string, run: () => T): Promise<T> {
    if (faults.strikes('directory: unavailable'))
      return ask(`directory ${verb} fails`, schedule.int(100), () => {
        throw refused();
      });
    const slowMs = faults.strikes('directory: slow') ? 5000 : 50;
    const result = await ask(`directory ${verb}`, schedule.int(slowMs), run);
    if (faults.strikes('directory: answer lost'))
      return ask(`directory ${verb} silent`, REQUEST_MS, () => {
        throw refused();
      });
    return result;
  }
  const membersOf = (id: string) => groups.get(id) ?? new Set<string>();
  const accountOf = (email: string) => ({ id: `account-of-${email}`, email });
  const add = (groupId: string, id: string) =>
    call('addMember', () => void membersOf(groupId).add(id));
  const remove = (groupId: string, id: string) =>
    call('removeMember', () => void membersOf(groupId).delete(id));
  return {
    groupIds: GROUP_IDS,
    roleOfGroup: () => 'Salesperson',
    members: () => call('members', () => []),
    hasRole: (memberId, roles) =>
      call('hasRole', () => roles.some((role) => membersOf(GROUP_IDS[role]).has(memberId))),
    findByEmail: () => call('findByEmail', () => []),
    invite: (email) => call('invite', () => ({ ...accountOf(email), redeemUrl: undefined })),
    addMember: add,
    removeMember: remove,
    async setRole(memberId, role) {
      if (memberId === '') return;
      await holding(instance, `role ${memberId}`, ROLE_LEASE_MS, async () => {
        for (const [name, id] of Object.entries(GROUP_IDS))
          if (name !== role) await remove(id, memberId);
        if (role) await add(GROUP_IDS[role], memberId);
      });
    },
    isAnswering: () => call('isAnswering', () => undefined),
  };
}

function blobsFor(world: World, instance: Instance, { files, removals }: OutsideWorld): Blobs {
  const { schedule, faults } = world;
  const ask = calling(world, instance);
  const refused = () => new Problem(503, 'FILES_UNAVAILABLE');
  async function call<T>(verb: string, run: () => T): Promise<T> {
    const fail = (ms: number, how: string) =>
      ask(`files ${verb} ${how}`, ms, () => {
        throw refused();
      });
    if (faults.strikes('files: unavailable')) return fail(schedule.int(100), 'fails');
    const result = await ask(
      `files ${verb}`,
      schedule.int(faults.strikes('files: slow') ? 5000 : 50),
      run,
    );
    return faults.strikes('files: answer lost') ? fail(REQUEST_MS, 'silent') : result;
  }
  return {
    write: (path) =>
      call('write', () => {
        judgeFile(world, path);
        files.add(path);
      }),
    remove: (path) =>
      call('remove', () => {
        removals.set(path, world.step());
        return files.delete(path);
      }),
    list: (container, folder) =>
      call('list', () => [...files].filter((path) => path.startsWith(`${container}/${folder}/`))),
    signer: async () => (path) => path,
    isAnswering: () => call('isAnswering', () => undefined),
    toPath: (path) => path,
  };
}
