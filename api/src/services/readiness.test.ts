import { afterEach, beforeEach, expect, test } from 'vitest';
import { openServices, type ServicesInTest } from '../../../tests/support/services.ts';
import type { Container, ContainerName, Doc, Store } from '../store/store.ts';
import { createServices } from './services.ts';

let opened: ServicesInTest;
let isFull = false;
let writes = 0;
beforeEach(() => {
  opened = openServices({});
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

const add = async (services: ReturnType<typeof createServices>, name: string) => {
  await services.adjectives.add(name, { name, isOn: true } as never);
};

test('records fail after a write that the database could not do, until one succeeds', async () => {
  const services = createServices(opened.services.config, onDisk(opened.store));
  isFull = true;
  await expect(add(services, 'warm')).rejects.toThrow('disk is full');
  expect(await services.readiness()).toMatchObject({ records: 'failing' });
});

test('records are ok after a write, and asking writes nothing', async () => {
  const services = createServices(opened.services.config, onDisk(opened.store));
  isFull = true;
  await expect(add(services, 'warm')).rejects.toThrow('disk is full');
  isFull = false;
  await add(services, 'cold');
  const before = writes;
  expect(await services.readiness()).toMatchObject({ records: 'ok' });
  expect(writes).toBe(before);
});
