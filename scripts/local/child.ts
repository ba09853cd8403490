/** What a part of the local cloud says to the process that started it. */
export type Message = { type: 'ready' } | { type: 'fatal'; line: string };

const say = (message: Message) =>
  new Promise<void>((done) => {
    if (process.send === undefined || !process.connected) done();
    else process.send(message, () => done());
  });

/** Ends the process after `stop` on SIGTERM, on Ctrl-C, and when the process that started it is gone. */
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
  // Ctrl-C reaches the whole process group; under a parent it is the parent who says when to end.
  process.on('SIGINT', () => {
    if (process.send === undefined) end();
  });
}

export const ready = () => say({ type: 'ready' });

/** Ends a part that cannot start, with one line. */
export async function giveUp(line: string): Promise<never> {
  if (process.send === undefined) console.error(line);
  await say({ type: 'fatal', line });
  process.exit(1);
}

/** One line for what went wrong at start: the error's first line, or plain words for a port that is taken. */
export function oneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be used by this user.`;
  return error.message.split('\n')[0] ?? error.name;
}
