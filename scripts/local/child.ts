import type { Server } from 'node:http';
import { closeServer, listen } from './listen.ts';

/** The messages from a part of the local cloud to the process that started it. */
export type Message = { type: 'ready' } | { type: 'fatal'; line: string };

const say = (message: Message) =>
  new Promise<void>((done) => {
    if (process.send === undefined || !process.connected) done();
    else process.send(message, () => done());
  });

/** Calls `stop` and exits on SIGTERM, on Ctrl-C, and when the parent process has ended. */
export function endWithParent(stop: () => Promise<void>): void {
  let stopping = false;
  const end = async () => {
    if (stopping) return;
    stopping = true;
    await stop().catch((error: unknown) => console.error(error));
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('disconnect', end);
  // Ctrl-C reaches the whole process group, but a part with a parent ends when the parent says so.
  process.on('SIGINT', () => {
    if (process.send === undefined) end();
  });
}

export const ready = () => say({ type: 'ready' });

/** Runs a stand-in's server as a part: listens, reports that it answers, and calls `close` at the end. */
export async function serve(
  title: string,
  server: Server,
  port: number,
  close: () => void,
): Promise<void> {
  const listeningPort = await listen(server, port);
  endWithParent(async () => {
    await closeServer(server);
    close();
  });
  await ready();
  if (process.send === undefined) console.log(`${title} on http://127.0.0.1:${listeningPort}`);
}

/** Reports in one line why a part cannot start, and exits. */
export async function giveUp(line: string): Promise<never> {
  if (process.send === undefined) console.error(line);
  await say({ type: 'fatal', line });
  process.exit(1);
}

/** A start error in one line: its first line, or a plain sentence for a port that is taken. */
export function oneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be used by this user.`;
  return error.message.split('\n')[0] ?? error.name;
}
