import { RESPONDENT_TOKEN_DAYS } from '@vse/domain/limits';
import { DAY_MS, isNear } from '@vse/domain/rules/durations';
import type { Az } from './az.ts';
import { Refusal } from './explain.ts';
import type { Earlier, Outputs } from './infra.ts';
import { readValues, recall, refuseLosses, valuesOf } from './last-parameters.ts';
import { type Options, refuseMissing, replacementOf } from './parameters.ts';
import { findSecret } from './secrets.ts';

/**
 * Tells the templates which version of SERVER_SECRET is the previous one: a rotation makes the current one that, and
 * after a revocation there is none, whatever the age of the secret.
 */
export async function nameVersions(
  { values, on, forgotten }: Options,
  az: Az,
  subscription: string,
  { AZURE_RESOURCE_GROUP: group, VSE_VAULT: name }: Partial<Outputs> = {},
) {
  if (!group || !name) {
    const replacement = replacementOf(on);
    if (replacement)
      throw new Refusal(
        `There is no deployment whose secret could be replaced: leave --${replacement} out.`,
      );
    return;
  }
  const found = await findSecret(az, { subscription, group, vault: name });
  if (on('rotate-secret') && isRecent(found)) refuseLosses(['previous-secret'], forgotten);
  if (!found && values.VSE_PREVIOUS_SERVER_VERSION) {
    refuseLosses(['previous-secret'], forgotten);
    delete values.VSE_PREVIOUS_SERVER_VERSION;
  }
  const previous = on('rotate-secret') ? found?.version : found?.previous;
  if (on('revoke-secret')) delete values.VSE_PREVIOUS_SERVER_VERSION;
  else if (previous) values.VSE_PREVIOUS_SERVER_VERSION = previous;
}

/** Whether sessions still live that only the previous secret knows: only one previous secret is kept. */
const isRecent = (found: Awaited<ReturnType<typeof findSecret>>) =>
  Boolean(found?.previous) &&
  isNear(RESPONDENT_TOKEN_DAYS * DAY_MS, found?.created ?? 0, Date.now());

/** Fills in what nobody gave. Returns the lines that say what differs. */
export function recallParameters(
  { values, forgotten }: Options,
  azdFolder: string,
  earlier: Earlier | undefined,
): string[] {
  const last = earlier?.parameters
    ? valuesOf(earlier.parameters)
    : earlier && readValues(azdFolder, values);
  if (earlier && !last) refuseLosses(['last-parameters'], forgotten);
  const start = earlier?.budgetStart ? { VSE_BUDGET_START: earlier.budgetStart } : {};
  if (!last) Object.assign(values, { ...start, ...values });
  const changes = recall(values, last && { ...last, ...start }, forgotten);
  refuseMissing(values);
  if (!last) return [];
  return changes.length === 0 ? ['  Nothing differs from it.'] : changes;
}

export function sayEarlier(earlier: Earlier | undefined): string {
  if (!earlier) return '  None: everything is made new.';
  if (earlier.state === 'Running')
    throw new Refusal('Another deployment of this environment is still running.');
  if (earlier.state === 'Succeeded')
    return '  Found: it is brought up to date; data and secrets stay.';
  if (!earlier.state)
    return '  Found its resources, but no deployment: every step is done again, what is there stays.';
  return `  Found, but it ended with '${earlier.state}': every step is done again, what is there stays.`;
}
