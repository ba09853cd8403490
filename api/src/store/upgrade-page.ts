import { logUnreadable } from '../tracing/telemetry.ts';
import { writeOver } from './documents.ts';
import { CONTAINER_NAMES, declarationOf } from './fields.ts';
import { contentHash } from './ids.ts';
import {
  type Container,
  type ContainerName,
  type Store,
  type Stored,
  StoreError,
} from './store.ts';
import type { Upgrades } from './upgrades.ts';
import { newestVersion, upgraded, type Written } from './versioned.ts';

/** The containers whose documents can lack a field or an upgrade. */
export const upgradable = (upgrades: Upgrades): ContainerName[] =>
  CONTAINER_NAMES.filter(
    (name) => newestVersion(name, upgrades) > 1 || declarationOf(name).fields.length > 0,
  );

/** A hash that changes with the schema versions and the declared fields. */
export const targetOf = (upgrades: Upgrades): string =>
  contentHash(
    JSON.stringify(
      upgradable(upgrades).map((name) => [
        name,
        newestVersion(name, upgrades),
        ...declarationOf(name).fields.toSorted(),
      ]),
    ),
  );

type Target = { name: ContainerName; container: Container<Written>; upgrades: Upgrades };

/**
 * Writes upgrades and newly declared fields into a page of a container's documents, because ordered pages leave out a
 * document that lacks the field. A document that cannot be upgraded is logged and stays as it is. Returns the token of the
 * next page, if there is one.
 */
export async function upgradePage(
  store: Store,
  name: ContainerName,
  { after, limit, upgrades }: { after: string | undefined; limit: number; upgrades: Upgrades },
): Promise<{ written: number; failed: number; after: string | undefined }> {
  const container = store.container<Written>(name);
  const page = await pageAfter(container, limit, after);
  let written = 0;
  let failed = 0;
  for (const stored of page.items)
    try {
      if (await rewrite({ name, container, upgrades }, stored)) written += 1;
    } catch (error) {
      // Only a database that does not answer ends the run: whatever else fails, it fails for this document.
      if (error instanceof StoreError && error.kind === 'unavailable') throw error;
      logUnreadable(name, stored.doc.id, '', String(error));
      failed += 1;
    }
  return { written, failed, after: page.after };
}

async function rewrite({ name, container, upgrades }: Target, { doc, etag }: Stored<Written>) {
  if (!isBehind(name, doc, upgrades)) return false;
  const schema = Math.max(doc.schema ?? 1, newestVersion(name, upgrades));
  // Undefined means another writer was faster: it has written the newest version already.
  const written = await writeOver(container, { ...upgraded(name, doc, upgrades), schema }, etag);
  return written !== undefined;
}

function isBehind(name: ContainerName, doc: Written, upgrades: Upgrades): boolean {
  const isOld = (doc.schema ?? 1) < newestVersion(name, upgrades);
  return isOld || declarationOf(name).fields.some((field) => !Object.hasOwn(doc, field));
}

/** Pages by id, which no upgrade changes. Starts from the first page when the saved page token is no longer valid. */
async function pageAfter(container: Container<Written>, limit: number, after: string | undefined) {
  if (after === undefined) return container.page({ limit });
  return container.page({ limit, after }).catch((error: unknown) => {
    if (error instanceof StoreError && error.kind === 'bad-page') return container.page({ limit });
    throw error;
  });
}
