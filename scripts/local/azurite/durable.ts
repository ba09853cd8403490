import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { coalesced, replaceFile } from '../save.ts';

/** The part of a lokijs database that is used here. */
export type Loki = {
  filename: string;
  serialize(): string;
  autosaveDirty(): boolean;
  autosaveClearFlags(): void;
  autosaveDisable(): void;
};

/**
 * Azurite keeps its metadata in two lokijs databases that it writes every five seconds, so that what it acknowledged in
 * between is lost with `kill -9`. This saves both at once. The blobs are serialized first and written last: whatever
 * they point at is then in the extents' file, at any moment of a crash.
 */
export function saverOf(blobs: Loki, extents: Loki): () => Promise<void> {
  let failed = false;
  return coalesced(async () => {
    if (!failed && !blobs.autosaveDirty() && !extents.autosaveDirty()) return;
    failed = true;
    const text = blobs.serialize();
    blobs.autosaveClearFlags();
    replaceFile(extents.filename, extents.serialize());
    extents.autosaveClearFlags();
    replaceFile(blobs.filename, text);
    failed = false;
  });
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

type Write = (chunk: unknown, ...rest: unknown[]) => boolean;

/** Holds the answer to a write until `save` has ended; when it fails the connection is cut and nothing acknowledged. */
function hold(response: ServerResponse, save: () => Promise<void>): void {
  const end = response.end.bind(response) as (...args: unknown[]) => void;
  const write = response.write.bind(response) as Write;
  const held: Parameters<Write>[] = [];
  response.write = ((...args: Parameters<Write>) => {
    held.push(args);
    return true;
  }) as typeof response.write;
  response.end = ((...args: unknown[]) => {
    save().then(
      () => {
        for (const chunk of held) write(...chunk);
        end(...args);
      },
      (error: unknown) => {
        console.error(error);
        response.destroy();
      },
    );
    return response;
  }) as typeof response.end;
}

/** Puts `save` between each write's work and its acknowledgement. */
export const durable =
  (listener: RequestListener, save: () => Promise<void>): RequestListener =>
  (request: IncomingMessage, response: ServerResponse) => {
    if (!reads.has(request.method ?? 'GET')) hold(response, save);
    listener(request, response);
  };
