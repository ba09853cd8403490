import { randomUUID } from 'node:crypto';
import { type Doc, type Stored, StoreError } from '../store.ts';
import { find, type NamedContainer, type Resource, storedOf } from './cosmos-reads.ts';
import { statusOf, withRetries } from './cosmos-retry.ts';

type Write = Doc & { _writeId: string };

export async function createIn<T extends Doc>(
  container: NamedContainer,
  doc: T,
  signal: AbortSignal,
): Promise<Stored<T>> {
  const write = withWriteId(doc);
  try {
    const send = () => container.azure.items.create(write, { abortSignal: signal });
    return storedOf<T>(await resourceOf(withRetries(signal, send)));
  } catch (error) {
    if (statusOf(error) !== 409) throw error;
    const conflict = new StoreError('conflict', `${container.name}: ${doc.id} exists already`);
    return await outcomeOf<T>(container, write, conflict, signal);
  }
}

export async function replaceIn<T extends Doc>(
  container: NamedContainer,
  doc: T,
  etag: string,
  signal: AbortSignal,
): Promise<Stored<T>> {
  const write = withWriteId(doc);
  const options = { ...ifMatch(etag), abortSignal: signal };
  try {
    const send = () => container.azure.item(doc.id, doc.id).replace(write, options);
    return storedOf<T>(await resourceOf(withRetries(signal, send)));
  } catch (error) {
    if (statusOf(error) === 404) throw missing(container, doc.id);
    if (statusOf(error) !== 412) throw error;
    return await outcomeOf<T>(container, write, stale(container, doc.id), signal);
  }
}

export async function removeFrom(
  container: NamedContainer,
  id: string,
  etag: string,
  signal: AbortSignal,
): Promise<void> {
  let mayHaveSucceeded = false;
  try {
    await withRetries(signal, (isRetry) => {
      mayHaveSucceeded = isRetry;
      return container.azure.item(id, id).delete({ ...ifMatch(etag), abortSignal: signal });
    });
  } catch (error) {
    if (statusOf(error) === 412) throw stale(container, id);
    if (statusOf(error) !== 404) throw error;
    // 404 after an attempt whose response was lost: that attempt removed it.
    if (!mayHaveSucceeded) throw missing(container, id);
  }
}

export const missing = ({ name }: NamedContainer, id: string) =>
  new StoreError('missing', `${name}: ${id} does not exist`);

const stale = ({ name }: NamedContainer, id: string) =>
  new StoreError('stale', `${name}: ${id} has changed since it was read`);

/**
 * Decides what a refused write means. Each write puts an id of its own into the document: when the stored document has
 * it, an earlier attempt (ours or the SDK's) succeeded and only its response was lost. A write that succeeded so and was
 * changed by somebody else before its retry is reported as refused: callers then apply their change again.
 */
async function outcomeOf<T>(
  container: NamedContainer,
  write: Write,
  refusal: StoreError,
  signal: AbortSignal,
): Promise<Stored<T>> {
  const found = await find(container, write.id, signal);
  if (found?._writeId === write._writeId) return storedOf<T>(found);
  throw found === undefined && refusal.kind === 'stale' ? missing(container, write.id) : refusal;
}

function withWriteId(doc: Doc): Write {
  return { ...doc, _writeId: randomUUID() };
}

async function resourceOf(response: Promise<{ resource?: unknown }>): Promise<Resource> {
  const { resource } = await response;
  if (resource === undefined) throw new Error('Cosmos DB answered a write without the document');
  return resource as Resource;
}

/** ETags come from browsers: '*', an empty one, or one that no header can carry must match no document. */
function ifMatch(etag: string) {
  const condition = /^[\x21-\x7e]+$/.test(etag) && etag !== '*' ? etag : '"none"';
  return { accessCondition: { type: 'IfMatch', condition } };
}
