import { isEqual } from '../forms/is-equal.ts';

export type Versioned = { id: string; etag?: string | undefined };
type Sent = { id?: string; etag?: string | undefined };

/** The ETags that own saves have replaced, with the ones that replaced them. */
const replaced = new Map<string, Promise<string | undefined>>();
const keyOf = ({ id = '', etag = '' }: Sent) => `${id} ${etag}`;

/**
 * Notes that an own save has replaced a version. Its new ETag comes with the list that is read behind the save;
 * undefined if another save came in between.
 */
export function noteOwnSave(version: Sent, newer: Promise<string | undefined>) {
  if (version.etag) replaced.set(keyOf(version), newer);
}

/** Waits for the ETag of the own last save, which the screen may not have yet: it is no conflict with another person. */
export async function withOwnEtag<Input extends object>(input: Input): Promise<Input> {
  const sent: Sent = input;
  const newer = await replaced.get(keyOf(sent));
  return newer === undefined ? input : withOwnEtag({ ...input, etag: newer });
}

const REVISION = ['etag', 'changedBy', 'changedDate'];

/** Whether a record that was read is the one that was saved: nobody else has changed it in between. */
export function isAsSaved(before: object, saved: object, read: object): boolean {
  const [old, mine, theirs]: Record<string, unknown>[] = [{ ...before }, { ...saved }, { ...read }];
  return Object.keys(mine ?? {}).every((name) => {
    const value = mine?.[name];
    if (REVISION.includes(name) || isEqual(theirs?.[name], value)) return true;
    // The API may return a changed list or address in another form.
    return !isEqual(old?.[name], value) && typeof value === 'object';
  });
}
