import { describe, expect, test } from 'vitest';
import { type Cloud, emptyCloud } from './az-stand-in.ts';
import { run } from './deploy-run.ts';

const DOMAIN = 'aurum.example';
const GIVEN = ['--yes', '--site-domain', DOMAIN];

async function deployed(state?: string): Promise<Cloud> {
  const cloud = emptyCloud();
  expect((await run(cloud)).code).toBe(0);
  if (state) cloud.hostnames[DOMAIN] = state;
  return cloud;
}

/** The run is refused with this sentence, before anything is made or changed. */
async function expectRefused(cloud: Cloud, sentence: string, args = GIVEN) {
  const before = structuredClone(cloud);
  const { code, said, events } = await run(cloud, args);
  expect([code, events.includes('deployment sub what-if')]).toEqual([1, false]);
  expect(said).toContain('FAILED at: Check the own domain\n');
  expect(said).toContain(sentence);
  expect(said).toContain('infra/README.md, "Own domain"');
  expect(cloud).toEqual(before);
}

describe('an own domain', () => {
  test('of the first deployment is refused: nothing can lead to an app that is not there', async () => {
    await expectRefused(emptyCloud(), 'deploy without --site-domain');
  });

  test('that the app does not know is refused', async () => {
    await expectRefused(
      await deployed(),
      'does not lead to the app yet (the app does not know it)',
    );
  });

  test.each(['Validating', 'Failed'])('whose state is %s is refused', async (state) => {
    await expectRefused(await deployed(state), `does not lead to the app yet (${state})`);
  });

  test('that is not ready is not written for azd either', async () => {
    const args = [...GIVEN, '--write-parameters'];
    await expectRefused(await deployed('Validating'), 'Validating', args);
  });

  test('that is ready is taken, and never asked about again', async () => {
    const cloud = await deployed('Ready');
    const { code, said, events } = await run(cloud, GIVEN);
    expect(code, said).toBe(0);
    expect(events).toContain('staticwebapp hostname show');
    expect(cloud.deployment?.parameters?.siteDomain?.value).toBe(DOMAIN);
    delete cloud.hostnames[DOMAIN];
    for (const args of [
      GIVEN,
      ['--yes'],
      ['--yes', '--site-domain', 'none', '--forget', 'site-domain'],
    ])
      expect((await run(cloud, args)).events).not.toContain('staticwebapp hostname show');
  });

  test('is not asked about while the last deployment has no outputs', async () => {
    const cloud = await deployed();
    await run(cloud, ['--yes'], { at: 'deployment sub create', message: 'ERROR: it broke' });
    const { code, said, events } = await run(cloud, GIVEN);
    expect(code, said).toBe(0);
    expect(events).not.toContain('staticwebapp hostname show');
  });

  test('that cannot be asked about ends the run with what to do', async () => {
    const cloud = await deployed('Ready');
    const at = 'staticwebapp hostname show';
    const { code, said, events } = await run(cloud, GIVEN, { at, message: 'ERROR: it broke' });
    expect([code, events.at(-1)]).toEqual([1, at]);
    expect(said).toContain('it must print the state of the domain');
  });
});
