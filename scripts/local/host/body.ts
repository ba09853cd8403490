import type { IncomingMessage } from 'node:http';

/** Reads the whole body. Undefined when it is longer than `cap` bytes. */
export async function readBody(request: IncomingMessage, cap: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > cap) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > cap) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const DRAIN_MS = 5000;

/** Reads and discards the rest for a while, as Kestrel does, so that the client gets to see the response. */
export function drain(request: IncomingMessage): void {
  request.resume();
  setTimeout(() => request.destroy(), DRAIN_MS).unref();
}
