import type { Readiness } from '@vse/domain/records/health';
import { isNear } from '@vse/domain/rules/durations';
import type { Blobs } from '../clients/blobs.ts';
import { withinDeadline } from '../clients/deadline.ts';
import type { Directory } from '../clients/directory.ts';
import { probeEmail } from '../clients/email.ts';
import type { Config } from '../config.ts';
import type { Records } from '../store/typed-containers.ts';
import { logCause } from '../tracing/telemetry.ts';
import type { LastWrite } from './last-write.ts';

type Parts = NonNullable<Readiness['parts']>;
type Part = Parts[keyof Parts];

/** Anyone may call this, so the other services are checked once in this time, however many requests come. */
const KEPT_MS = 10_000;
const PART_MS = 3000;

/**
 * Checks every service, each within a few seconds, without writing anything: records also fail when the last write of
 * this instance did. Never throws.
 */
export function createReadiness(
  { config, blobs, directory, records, lastWrite }: Needs,
  now: () => Date,
): () => Promise<Parts> {
  let held: { at: number; parts: Promise<Parts> } | undefined;

  async function ask(): Promise<Parts> {
    const { GROUP_ADMIN_ID } = config;
    const [readRecords, files, mail, people] = await Promise.all([
      partOf('records', () => records.orders.read('readiness').then(() => 'ok')),
      partOf('files', () => blobs.isAnswering().then(() => 'ok')),
      partOf('mail', () => probeEmail(config)),
      partOf('directory', async () =>
        GROUP_ADMIN_ID ? directory.isAnswering().then(() => 'ok') : 'not set up',
      ),
    ]);
    const parts = { files, mail, directory: people };
    return { records: lastWrite.hasFailed() ? 'failing' : readRecords, ...parts };
  }

  return () => {
    const at = now().getTime();
    if (!held || !isNear(KEPT_MS, held.at, at)) held = { at, parts: ask() };
    return held.parts;
  };
}

type Needs = {
  config: Config;
  blobs: Blobs;
  directory: Directory;
  records: Pick<Records, 'orders'>;
  lastWrite: LastWrite;
};

async function partOf(name: keyof Parts, probe: () => Promise<Part>): Promise<Part> {
  try {
    // The deadline for records is longer than a readiness check may take.
    const late = AbortSignal.timeout(PART_MS);
    const silence = new Promise<never>((_, reject) => {
      late.addEventListener('abort', () => reject(late.reason), { once: true });
    });
    return await Promise.race([withinDeadline(probe, PART_MS), silence]);
  } catch (error) {
    logCause(name, error);
    return 'failing';
  }
}
