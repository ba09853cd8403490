import { startCloud } from '../support/cloud.ts';

/** The built app on the local cloud, with the sample catalogue; where it is goes to the tests through the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const cloud = await startCloud({
    store: 'sqlite',
    seed: true,
    built: true,
    // All browsers of a run come from one address.
    env: { REDEEM_LIMIT_PER_ADDRESS: '100000' },
  });
  process.env.E2E_BASE_URL = cloud.webUrl;
  process.env.E2E_API_URL = cloud.apiUrl;
  process.env.E2E_FUNCTION_KEY = cloud.functionKey;
  process.env.E2E_MAILBOX_URL = cloud.mailboxUrl;
  process.env.E2E_GRAPH_URL = cloud.graphUrl;
  process.env.E2E_INVITES = JSON.stringify(cloud.invites);
  return () => cloud.stop();
}
