import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Ids that cannot be guessed (a result's id is its permalink): random, or derived with the server's secret. */
export function createIds(secret: string) {
  /** The same words give the same id, which only the server can compute. */
  const derived = (...words: string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url').slice(0, 22);
  const random = () => randomBytes(16).toString('base64url');
  return {
    random,
    derived,
    /**
     * The id of a new record. Derived from the client's request id when there is one, so that a retried create is
     * idempotent.
     */
    created: (by: string, requestId: string | undefined) =>
      requestId ? derived('create', by, requestId) : random(),
  };
}

/** Names content by the first 32 hexadecimal characters of its SHA-256. */
export const contentHash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);
