import { basename } from 'node:path';
import * as calls from '@vse/domain/contract/calls';
import { LOGOS } from '@vse/domain/records/files';
import type { UserSettingDoc } from '../../api/src/store/document-types.ts';
import type { Ask } from './asking.ts';
import { PROVIDERS } from './prepare.ts';
import type { Request } from './timeline.ts';
import { pngOf } from './uploads.ts';
import type { World } from './world.ts';

/** The logos that a user may choose now. */
export const logosOf = ({ outside }: World, provider: string) =>
  [...outside.files].filter((path) => path.startsWith(`${LOGOS}/${provider}/`));

/** Somebody adds a logo to a provider's gallery, looks at it, or removes a logo. */
export async function editLogos(world: World, ask: Ask): Promise<void> {
  const { schedule } = world;
  const provider = schedule.pick(PROVIDERS);
  const logos = logosOf(world, provider);
  if (logos.length === 0 || schedule.chance(0.5)) {
    const file = pngOf(schedule.int(4));
    await ask(calls.uploadLogo, { filename: 'logo.png', Provider: provider, file });
    return;
  }
  await ask(calls.getLogos, { Provider: provider });
  if (schedule.chance(0.5)) return;
  const image = basename(schedule.pick(logos));
  await ask(calls.deleteLogo, { image, folder: provider });
}

/** A logo that was added is there, and one that was removed is taken from all users who had it before. */
export function judgeLogos(world: World, request: Request, body: Record<string, unknown>): void {
  const { timeline, outside } = world;
  const { name, begun, input } = request;
  if (name === 'vseUploadUserLogo') {
    const path = String(body.url);
    const isRemoved = (outside.removals.get(path) ?? -1) >= begun;
    if (!outside.files.has(path) && !isRemoved)
      world.violate(`file: the logo ${path} is acknowledged and not there`);
  }
  if (name !== 'vseDeleteProviderLogo') return;
  const path = `${LOGOS}/${input.folder}/${input.image}`;
  world.count('race: a logo is removed that users have', Number(body.takenFrom) > 0);
  for (const id of timeline.ids('userSettings')) {
    const writes = timeline.writesOf('userSettings', id);
    const hasIt = ({ doc }: (typeof writes)[number]) =>
      (doc as UserSettingDoc | undefined)?.logo === path;
    // The first write since when the user has had the logo all the time.
    const since = writes[writes.findLastIndex((write) => !hasIt(write)) + 1];
    if (since && since.step < begun)
      world.violate(`logo: the user ${id} has ${path}, which is removed`);
  }
}
