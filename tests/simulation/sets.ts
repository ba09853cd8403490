import * as calls from '@vse/domain/contract/calls';
import type { Ask } from './asking.ts';
import { FRAGRANCES, PROVIDERS } from './prepare.ts';
import type { Schedule } from './schedule.ts';
import type { World } from './world.ts';

type Seen = { id: string; etag: string };

/** Somebody changes several records as one, and may regret it. */
export async function changeTogether({ schedule, pace }: World, ask: Ask): Promise<void> {
  const isOfFragrances = schedule.chance(0.7);
  const { status, body } = await ask(
    isOfFragrances ? calls.listFragrances : calls.listProviders,
    isOfFragrances ? { fields: 'list' } : {},
  );
  if (status !== 200) return;
  const seen = (body.items as Seen[]).map(({ id, etag }) => ({ id, etag }));
  const records = seen.filter(({ id }) => PROVIDERS.includes(id) || schedule.chance(0.4));
  if (records.length === 0) return;
  await schedule.wait(pace(), 'an editor selects');
  const changes = isOfFragrances
    ? { fragrances: [{ fields: fieldsBy(schedule), records }] }
    : { providers: [{ fields: { add: [schedule.pick(FRAGRANCES)] }, records }] };
  const set = await ask(calls.createChangeSet, {
    ...changes,
    requestId: `set-${schedule.int(1e9)}`,
  });
  if (set.status !== 200 || schedule.chance(0.5)) return;
  await schedule.wait(pace(), 'an editor regrets');
  await ask(calls.undoChangeSet, { id: set.body.id, requestId: `undo-${schedule.int(1e9)}` });
}

const fieldsBy = (schedule: Schedule) =>
  schedule.chance(0.7)
    ? { publishState: schedule.chance(0.5) ? 'Published' : 'Draft' }
    : { family: 'Woody' };
