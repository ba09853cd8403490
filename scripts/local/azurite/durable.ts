import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { coalesced, replaceFile } from '../save.ts';

/** The parts of a lokijs database that are used here. */
export type Loki = {
  filename: string;
  serialize(): string;
  autosaveDirty(): boolean;
  autosaveClearFlags(): void;
  autosaveDisable(): void;
};

/**
 * Returns a function that saves both lokijs databases with Azurite's metadata. Azurite itself writes them every five
 * seconds, so that `kill -9` would lose what it acknowledged since. The blobs are serialized first and written last, so
 * that after a crash at any moment the extents' file contains everything they point at.
 */
export function createSave(blobs: Loki, extents: Loki): () => Promise<void> {
  let lastSaveFailed = false;
  return coalesced(async () => {
    if (!lastSaveFailed && !blobs.autosaveDirty() && !extents.autosaveDirty()) return;
    lastSaveFailed = true;
    const text = blobs.serialize();
    blobs.autosaveClearFlags();
    replaceFile(extents.filename, extents.serialize());
    extents.autosaveClearFlags();
    replaceFile(blobs.filename, text);
    lastSaveFailed = false;
  });
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

type Write = (chunk: unknown, ...rest: unknown[]) => boolean;

/**
 * Delays the response to a write until `save` has ended. When it fails, the connection is closed without a response.
 */
function delayResponse(response: ServerResponse, save: () => Promise<void>): void {
  const end = response.end.bind(response) as (...args: unknown[]) => void;
  const write = response.write.bind(response) as Write;
  const chunks: Parameters<Write>[] = [];
  response.write = ((...args: Parameters<Write>) => {
    chunks.push(args);
    return true;
  }) as typeof response.write;
  response.end = ((...args: unknown[]) => {
    save().then(
      () => {
        for (const chunk of chunks) write(...chunk);
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

/** Runs `save` between the work of each write and its acknowledgment. */
export const durable =
  (listener: RequestListener, save: () => Promise<void>): RequestListener =>
  (request: IncomingMessage, response: ServerResponse) => {
    if (!reads.has(request.method ?? 'GET')) delayResponse(response, save);
    listener(request, response);
  };
