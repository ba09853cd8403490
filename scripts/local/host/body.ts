import type { IncomingMessage } from 'node:http';

/** The real host's: after these seconds, a body has to come at this rate. */
const GRACE_MS = 5000;
const BYTES_PER_SECOND = 240;
const LOOK_MS = 500;

/** Reads the whole body. Undefined when it is longer than `cap` bytes, or comes too slowly. */
export async function readBody(request: IncomingMessage, cap: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > cap) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  const began = performance.now();
  const slow = Promise.withResolvers<undefined>();
  const clock = setInterval(() => {
    const ms = performance.now() - began;
    if (ms > GRACE_MS && (length * 1000) / ms < BYTES_PER_SECOND) slow.resolve(undefined);
  }, LOOK_MS);
  const all = async () => {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > cap) return undefined;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  };
  const whole = all();
  // The client may leave after the answer to a slow body, when nobody waits for the rest.
  whole.catch(() => {});
  try {
    return await Promise.race([whole, slow.promise]);
  } finally {
    clearInterval(clock);
  }
}

const DRAIN_MS = 5000;

/** Reads and discards the rest for a while, as Kestrel does, so that the client gets to see the response. */
export function drain(request: IncomingMessage): void {
  request.resume();
  setTimeout(() => request.destroy(), DRAIN_MS).unref();
}
