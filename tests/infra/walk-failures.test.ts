import { describe, expect, test } from 'vitest';
import { readOptions } from '../../scripts/deploy/parameters.ts';
import { deploy } from '../../scripts/deploy/steps.ts';
import { needs } from '../support/needs.ts';
import { type Cloud, emptyCloud, type Failure, recordedAz, recordedTools } from './az-stand-in.ts';
import { GIVEN } from './deploy-run.ts';

/** A run on another machine each time: no file has the parameters. */
async function walk(cloud: Cloud, args: string[], failure?: Failure) {
  const events: string[] = [];
  const { az } = recordedAz(cloud, failure, events);
  const { tools, said } = recordedTools(az, {}, failure, events, cloud);
  const code = await deploy(readOptions(['--environment', 'prod', '--yes', ...args], {}), tools);
  return { code, events, said: said.join('\n') };
}

const first = emptyCloud();
expect((await walk(first, GIVEN)).code).toBe(0);
const deployed = () => structuredClone(first);

type Walk = { from: () => Cloud; args: string[]; secrets: number; previous?: string };
const WALKS: Record<string, Walk> = {
  'a first deployment': { from: emptyCloud, args: GIVEN, secrets: 1 },
  'an update by a second person': { from: deployed, args: ['--always-ready', '2'], secrets: 1 },
  'a rotation': { from: deployed, args: ['--rotate-secret'], secrets: 2, previous: 'v1' },
  'a revocation': { from: deployed, args: ['--revoke-secret'], secrets: 2, previous: '' },
  'a rollback': { from: deployed, args: ['--code-only'], secrets: 1 },
};

/** What a walk does by `az`; programs and addresses fail, but have no `az` that could hang. */
const isAz = (event: string) => !/^(run|fetch|GET|POST) /.test(event);
/** Calls after which the run looks whether Azure has obeyed, and goes on where it has; and those that it can do without. */
const isMended = (way: Failure) =>
  way.at.startsWith('functionapp update-strategy') ||
  ('hangs' in way &&
    way.hangs === 'after' &&
    /keys set$|^put .*\/(function-key|server-secret)$/.test(way.at));

/** The command that a failed run advises. */
const nextArgs = (args: string[], said: string) =>
  /WITHOUT --(rotate|revoke)-secret/.test(said) ? [] : args;

const rows = await Promise.all(
  Object.entries(WALKS).map(async ([title, { from, args }]) => {
    const { code, events } = await walk(from(), args);
    expect(code).toBe(0);
    return [...new Set(events)].map((at) => [title, at] as const);
  }),
);

describe.skipIf(process.platform === 'win32')(
  'wherever a walk fails or hangs',
  needs('a Unix'),
  () => {
    test.each(rows.flat())(
      '%s is ended at %s, and completed by the next run',
      async (title, at) => {
        const { from, args, secrets, previous = '' } = WALKS[title] as Walk;
        const ways: Failure[] = [
          { at, message: 'ERROR: it broke' },
          ...(isAz(at) ? (['before', 'after'] as const).map((hangs) => ({ at, hangs })) : []),
        ];
        for (const way of ways) {
          const cloud = from();
          const failed = await walk(cloud, args, way);
          expect([way, failed.code]).toEqual([way, isMended(way) ? 0 : 1]);
          if (failed.code === 1) {
            expect(failed.said).toContain('FAILED at: ');
            const reason = 'hangs' in way ? 'The Azure CLI hung and was ended' : 'ERROR: it broke';
            expect(failed.said).toContain(reason);
            const last = await walk(cloud, nextArgs(args, failed.said));
            expect([way, last.code], last.said).toEqual([way, 0]);
          }
          const versions = Object.entries(cloud.secrets).map(([name, { length }]) => [
            name,
            length,
          ]);
          expect(versions.sort()).toEqual([
            ['function-key', 1],
            ['id-secret', 1],
            ['server-secret', secrets],
          ]);
          const given = cloud.deployment?.parameters?.previousServerVersion?.value;
          expect([way, given]).toEqual([way, previous]);
          expect([way, cloud.read]).toEqual([
            way,
            { 'function-key': 'v1', 'id-secret': 'v1', 'server-secret': `v${secrets}` },
          ]);
          expect(cloud.deployment?.provisioningState).toBe('Succeeded');
          expect(cloud.packages).toBeGreaterThan(0);
        }
      },
    );
  },
);
