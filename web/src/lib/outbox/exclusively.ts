/**
 * Runs a task while no other tab runs one of this name. Browsers without locks have a tab each to themselves; those that
 * block a site's data have locks and refuse every request for one.
 */
export async function exclusively(
  locks: Pick<LockManager, 'request'> | undefined,
  name: string,
  task: () => Promise<void>,
): Promise<void> {
  if (!locks) return task();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return task();
  };
  try {
    await locks.request(name, begin);
  } catch (error) {
    if (hasBegun) throw error;
    await task();
  }
}
