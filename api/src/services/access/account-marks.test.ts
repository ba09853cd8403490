import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../../tests/support/context.ts';
import { recordsOf } from '../../store/typed-containers.ts';
import { createAccountMarks } from './account-marks.ts';

let opened: OpenedContext;
beforeEach(() => {
  opened = openContext({});
});
afterEach(() => opened.stop());

const marksOf = ({ store }: Pick<OpenedContext, 'store'>) => recordsOf(store).accountMarks;
const now = () => new Date();

test('a mark ends the tokens issued up to its second, and none issued later', async () => {
  const marks = createAccountMarks(marksOf(opened), now);
  await marks.add('ana', 1000);
  expect(await marks.hasEnded('ana', 999)).toBe(true);
  expect(await marks.hasEnded('ana', 1000)).toBe(true);
  expect(await marks.hasEnded('ana', 1001)).toBe(false);
});

test('an earlier mark does not replace a later one', async () => {
  const marks = createAccountMarks(marksOf(opened), now);
  await marks.add('ana', 1000);
  await marks.add('ana', 900);
  expect(await marks.hasEnded('ana', 1000)).toBe(true);
});

test('a mark that is added while another request reads the old one is seen by the next request', async () => {
  const container = marksOf(opened);
  let afterRead: () => Promise<void> = async () => {};
  const marks = createAccountMarks(
    {
      ...container,
      async read(id) {
        const found = await container.read(id);
        const hook = afterRead;
        afterRead = async () => {};
        await hook();
        return found;
      },
    },
    now,
  );
  afterRead = () => marks.add('ana', 1000);
  expect(await marks.hasEnded('ana', 1000)).toBe(false);
  expect(await marks.hasEnded('ana', 1000)).toBe(true);
});
