import { type Az, azJson } from './az.ts';
import { entraChanges, setUpEntra } from './entra.ts';
import { explain, Refusal, type StepTitle } from './explain.ts';
import { keepRollingUpdates, refreshStale } from './function-app.ts';
import {
  checkRegion,
  deployTemplates,
  findDeployment,
  findEarlier,
  type Outputs,
  outputsFrom,
  outputsOfLast,
  whatIf,
} from './infra.ts';
import { recall, writeValues } from './last-parameters.ts';
import { buildAll, deployApi, deployWeb } from './package.ts';
import { help, type Options, replacementOf } from './parameters.ts';
import type { Send } from './publish.ts';
import { nameVersions, recallParameters, sayEarlier } from './recall.ts';
import { retry } from './retry.ts';
import type { RunProgram } from './run-program.ts';
import { loadSamples } from './samples.ts';
import { keepFunctionKey, keepIdSecret, keepServerSecret, type Vault } from './secrets.ts';
import { checkSiteDomain, newSiteDomain } from './site-domain.ts';
import { smokeTest } from './smoke.ts';

/** A function host that has just been given its first package needs minutes until it can make keys. */
const UNTIL_KEYS = { tries: 12, pauseMs: 15_000 };

export type Tools = {
  az: Az;
  run: RunProgram;
  fetch: (url: string, headers?: Record<string, string>) => Promise<Response>;
  /** A call with a method, a body, headers and a time limit of its own. */
  send: Send;
  sleep: (ms: number) => Promise<void>;
  say: (line: string) => void;
  env: NodeJS.ProcessEnv;
  /** What the build made of the API. */
  apiFolder: string;
  /** Where azd has its environments, each with its parameters. */
  azdFolder: string;
  /** Whether the person agrees; undefined where nobody can be asked. */
  confirm: (question: string) => Promise<boolean | undefined>;
};

type Step = <T>(title: StepTitle, work: () => Promise<T>) => Promise<T>;

/** Runs every step in order and stops at the first that fails. Returns the exit code. */
export async function deploy(options: Options, tools: Tools): Promise<number> {
  let current: StepTitle | undefined;
  const done: StepTitle[] = [];
  const step: Step = async (title, work) => {
    current = title;
    tools.say(`— ${title}`);
    const result = await work();
    done.push(title);
    return result;
  };
  try {
    if (options.on('help')) tools.say(help());
    else if (options.on('after-provision')) await afterProvision(options, tools, step);
    else if (options.on('entra-only')) await onlyEntra(options, tools, step);
    else if (options.on('code-only')) await onlyCode(options, tools, step);
    else await everything(options, tools, step);
    return 0;
  } catch (error) {
    const replacement = replacementOf(options.on);
    tools.say(explain(current, error, done.includes('SERVER_SECRET') ? replacement : undefined));
    return 1;
  }
}

async function onlyEntra({ values }: Options, tools: Tools, step: Step) {
  const { az, say } = tools;
  await step('Check the sign-in', () => azJson(az, ['account', 'show']));
  const known = values.VSE_IDENTITY_PRINCIPAL_ID
    ? values
    : (await step('Look for an earlier deployment', () => findDeployment(az, values)))?.outputs;
  const ids = await step('Entra: registration, roles and groups', () =>
    entra(tools, values, known),
  );
  say('Give these to the deployment, with --skip-entra:');
  for (const [name, id] of Object.entries(ids)) say(`  ${name}=${id}`);
}

type Known = { VSE_SITE_URL?: string; VSE_IDENTITY_PRINCIPAL_ID?: string };

const entra = ({ az, sleep }: Tools, values: Record<string, string>, known: Known = {}) => {
  const { VSE_SITE_URL: siteUrl, VSE_IDENTITY_PRINCIPAL_ID: identityPrincipalId } = known;
  const groupPermission = values.VSE_GROUP_PERMISSION;
  const all = { siteUrl, identityPrincipalId, groupPermission };
  return setUpEntra(az, values.AZURE_ENV_NAME ?? '', all, sleep);
};

/** Who deploys where, and what was deployed there before. */
async function begin(options: Options, tools: Tools, step: Step) {
  const { az, say } = tools;
  const account = await step('Check the sign-in', () => azJson(az, ['account', 'show']));
  say(sayAccount(account));
  const earlier = await step('Look for an earlier deployment', async () => {
    const found = await findEarlier(az, options.values, account.id);
    say(sayEarlier(found));
    return found;
  });
  const domain = newSiteDomain(options.values, earlier);
  await step('Recall the parameters of the last deployment', async () => {
    for (const line of recallParameters(options, tools.azdFolder, earlier)) say(line);
  });
  if (domain) await step('Check the own domain', () => checkSiteDomain(az, domain, earlier));
  return { account, earlier };
}

/** Builds and uploads: no templates, no what-if, nothing in Entra, no secret. */
async function onlyCode(options: Options, tools: Tools, step: Step) {
  const { earlier } = await begin(options, tools, step);
  const outputs = await step('Read what was deployed', async () => outputsOfLast(earlier));
  await step('Ask whether to go on', () => agree(options, tools));
  await step('Build', () => buildAll(tools.run, outputs));
  await uploadApi(outputs, tools, step);
  await uploadApp({ outputs, options, tools, step });
  tools.say(`Deployed: ${outputs.VSE_SITE_URL}`);
}

async function everything(options: Options, tools: Tools, step: Step) {
  const { az, say } = tools;
  const { values, on } = options;
  const { account, earlier } = await begin(options, tools, step);
  await step('Check the region', () => checkRegion(az, values.AZURE_LOCATION ?? ''));
  await step('Look for the secret', () => nameVersions(options, az, account.id, earlier?.outputs));
  if (on('write-parameters')) {
    say(`Written: ${writeValues(tools.azdFolder, values)}`);
    return;
  }
  say(await step('Say what would change (what-if)', () => whatIf(az, values)));
  if (on('what-if')) return;
  if (!on('skip-entra'))
    say(entraChanges(values.AZURE_ENV_NAME ?? '', values.VSE_GROUP_PERMISSION));
  if (on('revoke-secret')) say(REVOKED);
  await step('Ask whether to go on', () => agree(options, tools));
  if (!on('skip-entra'))
    Object.assign(
      values,
      await step('Entra: registration, roles and groups', () =>
        entra(tools, values, earlier?.outputs),
      ),
    );
  writeValues(tools.azdFolder, values);
  const outputs = await step('Deploy the templates (10 to 20 minutes)', () =>
    deployTemplates(az, values),
  );
  await finish({ outputs, account, options, tools, step });
}

const REVOKED =
  '  SERVER_SECRET is revoked: respondents have to enter their codes again, codes of open invites are no longer shown, ' +
  'and mails that wait are given up.';

/** What `azd` leaves to do once it has deployed the templates. */
async function afterProvision(options: Options, tools: Tools, step: Step) {
  const account = await step('Check the sign-in', () => azJson(tools.az, ['account', 'show']));
  const outputs = await step('Read what was provisioned', async () => {
    if (replacementOf(options.on))
      throw new Refusal(
        'azd does not tell the templates of the previous secret: replace it by `npm run deploy`.',
      );
    recall(options.values, undefined, []);
    return outputsFrom(tools.env);
  });
  await finish({ outputs, account, options, tools, step });
}

type Rest = {
  outputs: Outputs;
  account: { id: string };
  options: Options;
  tools: Tools;
  step: Step;
};

/** Everything that needs the deployed resources: permissions, secrets, code, and the check from outside. */
async function finish({ outputs, account, options, tools, step }: Rest) {
  const { az, run, say } = tools;
  const { values, on } = options;
  if (!on('skip-entra'))
    await step('Entra: addresses of the app, permissions of the API', () =>
      entra(tools, values, outputs),
    );
  const group = outputs.AZURE_RESOURCE_GROUP;
  const vault = { subscription: account.id, group, vault: outputs.VSE_VAULT };
  say(`  ${await step('ID_SECRET', () => keepIdSecret(az, vault))}`);
  const replacement = replacementOf(on);
  say(`  ${await step('SERVER_SECRET', () => keepServerSecret(az, vault, replacement))}`);
  // Before the build, which takes minutes, so that a leaked secret ends at once; and before the upload, because the first
  // package would not start without its secrets.
  const read = await step('Have the API read its secrets', () =>
    refreshStale(az, vault, outputs.VSE_FUNCTION_APP),
  );
  say(`  ${read}`);
  await step('Build', () => buildAll(run, outputs));
  await deployParts({ outputs, vault, account, options, tools, step });
  say(closing(options, outputs));
}

/** Where the app is, and what somebody else has to do yet. */
function closing({ values, on }: Options, outputs: Outputs): string {
  const deployed = `Deployed: ${outputs.VSE_SITE_URL}`;
  if (!on('skip-entra')) return deployed;
  return [
    deployed,
    'Entra was left alone. Someone who may change it runs this once, and again when the address changes:',
    `  npm run deploy -- --entra-only --environment ${values.AZURE_ENV_NAME} --site-url ${outputs.VSE_SITE_URL}` +
      ` --identity-principal-id ${outputs.VSE_IDENTITY_PRINCIPAL_ID}`,
  ].join('\n');
}

type Parts = Rest & { vault: Vault };

async function deployParts({ outputs, vault, account, options, tools, step }: Parts) {
  const { az, say } = tools;
  const app = { group: outputs.AZURE_RESOURCE_GROUP, app: outputs.VSE_FUNCTION_APP };
  say(`  Rolling updates: ${await keepRollingUpdates(az, app.group, app.app)}`);
  await uploadApi(outputs, tools, step);
  await step('FUNCTION_KEY', async () => {
    const done = await retry(tools, UNTIL_KEYS, () => keepFunctionKey(az, vault, app));
    say(`  ${done}`);
    // Not by what was done: a call that broke off may have been obeyed, and then finds the key kept.
    await refreshStale(az, vault, app.app);
  });
  await uploadApp({ outputs, options, tools, step });
  if (options.on('samples'))
    await step('Load the sample catalogue', () =>
      loadSamples(tools, outputs, account.id, options.values),
    );
}

async function uploadApi(outputs: Outputs, tools: Tools, step: Step) {
  const bytes = await step('Upload the API', () => deployApi(tools, outputs, tools.apiFolder));
  tools.say(`  ${(bytes / 1024).toFixed(0)} KB`);
}

async function uploadApp({ outputs, options, tools, step }: Omit<Rest, 'account'>) {
  await step('Upload the app', () => deployWeb(tools.az, tools.run, outputs));
  await step('Smoke test', () => smokeTest(outputs, options.values.VSE_ENTRA_CLIENT_ID, tools));
}

async function agree({ on }: Options, { confirm }: Tools) {
  if (on('yes')) return;
  const isAgreed = await confirm('Deploy this? (y/N) ');
  if (isAgreed === undefined) throw new Refusal('Nobody can be asked here: add --yes to deploy.');
  if (!isAgreed) throw new Refusal('Stopped, as you wished; nothing was deployed.');
}

type Account = { id: string; name?: string; tenantId?: string; user?: { name?: string } };

const sayAccount = ({ id, name, tenantId, user }: Account) =>
  `  Subscription: ${name} (${id}), tenant ${tenantId}, as ${user?.name}`;
