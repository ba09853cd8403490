import { type Az, isMissing } from './az.ts';
import { Refusal } from './explain.ts';
import type { Earlier, Outputs } from './infra.ts';
import { NONE, type Values } from './last-parameters.ts';

/** The own domain that this run is given and the last deployment did not have. */
export function newSiteDomain({ VSE_SITE_DOMAIN: given }: Values, earlier: Earlier | undefined) {
  const last = earlier?.parameters?.siteDomain?.value;
  return given === NONE || given === last ? undefined : given;
}

/**
 * Refuses a new own domain that does not lead to the app yet: mails would name an address that does not answer, the sign-in
 * would go there, and the smoke test would say so only after everything is changed.
 */
export async function checkSiteDomain(
  az: Az,
  domain: string,
  earlier: Earlier | undefined,
): Promise<void> {
  const how = `then run this again (infra/README.md, "Own domain"; it has a way for a domain without a subdomain, too).`;
  if (!earlier)
    throw new Refusal(
      `There is no app yet that ${domain} can lead to: deploy without --site-domain, give the app its domain, ${how}`,
    );
  const { VSE_SITE_NAME: site } = earlier.outputs;
  // A failed deployment has no outputs: nothing is known, so nothing is refused.
  if (!site) return;
  const state = await stateOf(az, domain, site, earlier.outputs);
  if (state !== 'Ready')
    throw new Refusal(
      `${domain} does not lead to the app yet (${state}): add its records, give it to the app, wait for 'Ready', ${how}`,
    );
}

async function stateOf(
  az: Az,
  domain: string,
  site: string,
  { AZURE_RESOURCE_GROUP: group = '' }: Partial<Outputs>,
): Promise<string> {
  const at = ['--name', site, '--resource-group', group, '--hostname', domain];
  try {
    const query = ['--query', 'status', '--output', 'tsv'];
    return (await az(['staticwebapp', 'hostname', 'show', ...at, ...query])).trim();
  } catch (error) {
    if (isMissing(error)) return 'the app does not know it';
    throw error;
  }
}
