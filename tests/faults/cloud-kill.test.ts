import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCloud, type TestCloud } from '../support/cloud.ts';
import { files, mails, records, type Writer } from './cloud-writers.ts';

const PARTS = ['api', 'azurite', 'mailbox'] as const;
const KILLS = 21;
const WRITERS_AT_ONCE = 2;
const LONGEST_WAIT_MS = 400;

let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startCloud({ store: 'sqlite', seed: false });
});
afterAll(() => cloud?.stop());

/** Writes as fast as it goes until told to stop; a write that fails is simply not acknowledged. */
function keepWriting(kind: string, writer: Writer, acknowledged: string[]) {
  let isOn = true;
  let failures = 0;
  let number = 0;
  const work = Array.from({ length: WRITERS_AT_ONCE }, async () => {
    while (isOn) {
      number += 1;
      const name = `${kind}-${number}`;
      const isDone = await writer.write(name).then(
        () => acknowledged.push(name),
        () => false,
      );
      if (isDone === false) {
        failures += 1;
        await pause(20);
      }
    }
  });
  return async () => {
    isOn = false;
    await Promise.all(work);
    return failures;
  };
}

test(`nothing that was acknowledged is lost to ${KILLS} kills of the parts under writes`, async () => {
  const kinds = Object.entries({ records, files, mails }).map(([kind, make]) => ({
    kind,
    writer: make(cloud),
    acknowledged: [] as string[],
  }));
  const stops = kinds.map(({ kind, writer, acknowledged }) =>
    keepWriting(kind, writer, acknowledged),
  );
  for (let kill = 0; kill < KILLS; kill += 1) {
    await pause(Math.random() * LONGEST_WAIT_MS);
    await cloud.killPart(PARTS[kill % PARTS.length] ?? 'api');
  }
  await pause(LONGEST_WAIT_MS);
  const failures = await Promise.all(stops.map((stop) => stop()));

  for (const [index, { kind, writer, acknowledged }] of kinds.entries()) {
    expect(acknowledged.length, `${kind} acknowledged`).toBeGreaterThan(KILLS);
    expect(failures[index], `${kind}: the kills hit something`).toBeGreaterThan(0);
    expect(await writer.missing(acknowledged), `${kind} lost`).toEqual([]);
  }
});
