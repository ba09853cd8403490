import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenedContext, openContext } from '../../../tests/support/context.ts';
import type { Container, ContainerName, Doc, Store } from '../store/store.ts';
import { adjectiveKind } from './catalogue/adjectives.ts';
import { addRecord } from './catalogue/catalogue.ts';
import { createContext } from './context.ts';

let opened: OpenedContext;
let isFull = false;
let writes = 0;
beforeEach(() => {
  opened = openContext({});
  isFull = false;
  writes = 0;
});
afterEach(() => opened.stop());

/** A database whose disk can be full: it answers reads, and writes fail. */
function onDisk(store: Store): Store {
  return {
    ...store,
    container<T extends Doc>(name: ContainerName): Container<T> {
      const container = store.container<T>(name);
      return {
        ...container,
        async create(doc) {
          writes += 1;
          if (isFull) throw new Error('database or disk is full');
          return container.create(doc);
        },
      };
    },
  };
}

const add = async (context: ReturnType<typeof createContext>, name: string) => {
  await addRecord(context, adjectiveKind, name, { name, isOn: true } as never);
};

test('records fail after a write that the database could not do, until one succeeds', async () => {
  const context = createContext(opened.context.config, onDisk(opened.store));
  isFull = true;
  await expect(add(context, 'warm')).rejects.toThrow('disk is full');
  expect(await context.readiness()).toMatchObject({ records: 'failing' });
});

test('records are ok after a write, and asking writes nothing', async () => {
  const context = createContext(opened.context.config, onDisk(opened.store));
  isFull = true;
  await expect(add(context, 'warm')).rejects.toThrow('disk is full');
  isFull = false;
  await add(context, 'cold');
  const before = writes;
  expect(await context.readiness()).toMatchObject({ records: 'ok' });
  expect(writes).toBe(before);
});
