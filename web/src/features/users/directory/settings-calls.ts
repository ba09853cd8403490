import { createUserSetting, listUserSettings, updateUserSetting } from '@vse/domain/contract/calls';
import type { NewUserSetting, UserChange, UserSetting } from '@vse/domain/records/users';
import { fullName } from '@vse/domain/rules/full-name';
import { readAll, staffCall } from '../../../lib/api/staff.ts';
import type { StepsState } from './user-steps.tsx';

type Input = Omit<NewUserSetting, 'requestId'>;
/** Which steps succeeded, and the settings to show until the fresh list arrives. */
type Saved = StepsState & { id: string; settings: UserSetting };

/** Creates settings, also for a person who is only in the directory. */
export async function createSettings(input: Input, requestId: string): Promise<Saved> {
  const steps = await staffCall(createUserSetting, { ...input, requestId });
  return { id: steps.id, steps, isNew: true, settings: settingsAfter(undefined, input, steps) };
}

/** Changes settings, based on the revision of `before`. */
export async function changeSettings(before: UserSetting, input: Input): Promise<Saved> {
  const { id, etag } = before;
  const steps = await staffCall(updateUserSetting, { ...input, id, etag });
  return { id, steps, isNew: false, settings: settingsAfter(before, input, { ...steps, id }) };
}

/** Reads a user's settings from the server, with who changed them. Undefined when they were deleted. */
export async function readSettings(userId: string | undefined) {
  const all = await readAll(listUserSettings);
  const settings = all.find(({ id }) => id === userId);
  return settings && { settings, changedBy: changerOf(settings, all) };
}

/** The name of who last saved the settings; '' if it is not known, or not among the users that the caller may see. */
export function changerOf(
  { changedById }: UserSetting,
  visible: readonly Pick<UserSetting, 'id' | 'firstName' | 'lastName'>[],
): string {
  const by = visible.find(({ id }) => id === changedById);
  return by ? fullName(by) : '';
}

function settingsAfter(
  before: UserSetting | undefined,
  input: Input,
  { id, role, roleReason, mail, etag }: Omit<UserChange, 'directory'> & { id: string },
): UserSetting {
  return {
    joined: new Date().toISOString(),
    language: 'en',
    ...before,
    ...input,
    id,
    roleState: role,
    roleReason,
    mail: mail ?? before?.mail ?? null,
    ...(etag !== undefined && { etag }),
  };
}
