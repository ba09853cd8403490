/**
 * Runs a task while no other tab runs one with this name. Browsers without locks run it without one, and so do browsers
 * that block the site's storage, which refuse every lock request.
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
