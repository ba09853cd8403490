import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCloud, type TestCloud } from '../support/cloud.ts';
import { files, mails, records, type Writer } from './cloud-writers.ts';

const PARTS = ['api', 'azurite', 'mailbox'] as const;
const KILLS = 12;
const WRITERS_AT_ONCE = 2;
const LONGEST_WAIT_MS = 400;
const LOOKS = 6000;
const LOOK_MS = 10;

let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startCloud({ store: 'sqlite', seed: false });
});
afterAll(() => cloud?.stop());

/** Writes as fast as it goes until told to stop; a write that fails is simply not acknowledged. */
function keepWriting(kind: string, writer: Writer) {
  const acknowledged: string[] = [];
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
  return {
    kind,
    writer,
    acknowledged,
    isHit: () => failures > 0,
    /** Resolves when another write has been acknowledged. */
    async goesOn() {
      const before = acknowledged.length;
      for (let look = 0; look < LOOKS && acknowledged.length === before; look++)
        await pause(LOOK_MS);
      expect(acknowledged.length, `${kind} go on after a kill`).toBeGreaterThan(before);
    },
    stop: async () => {
      isOn = false;
      await Promise.all(work);
    },
  };
}

test(`nothing that was acknowledged is lost to ${KILLS} kills of the parts under writes`, {
  timeout: 600_000,
}, async () => {
  const writing = Object.entries({ records, files, mails }).map(([kind, make]) =>
    keepWriting(kind, make(cloud)),
  );
  for (let kill = 0; kill < KILLS; kill += 1) {
    // However slow the machine is, each kind of write gets through between two kills.
    await Promise.all(writing.map(({ goesOn }) => goesOn()));
    await pause(Math.random() * LONGEST_WAIT_MS);
    await cloud.killPart(PARTS[kill % PARTS.length] ?? 'api');
  }
  await Promise.all(writing.map(({ goesOn }) => goesOn()));
  await Promise.all(writing.map(({ stop }) => stop()));
  expect(writing.filter(({ isHit }) => !isHit()).map(({ kind }) => kind)).toEqual([]);
  for (const { kind, writer, acknowledged } of writing)
    expect(await writer.missing(acknowledged), `${kind} lost`).toEqual([]);
});

test('the API closes its store when the host ends it', async () => {
  // SQLite keeps its log beside an open database; the last connection to close takes it away.
  const log = join(cloud.dataDir, 'vse.sqlite-wal');
  expect(existsSync(log)).toBe(true);
  cloud.parts.api?.retire();
  await cloud.parts.api?.stop();
  expect(existsSync(log)).toBe(false);
});
