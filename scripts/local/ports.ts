import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Both loopback addresses: what a browser means by localhost. A machine without IPv6 has only the first. */
const loopbacks = ['127.0.0.1', '::1'];
const TRIES = 50;
const LOWEST = 10_240;
const OUTGOING = 32_768;

const bind = (port: number, host: string) =>
  new Promise<boolean>((done) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      done(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
    );
    server.listen(port, host, () => server.close(() => done(true)));
  });

export async function isFree(port: number): Promise<boolean> {
  for (const host of loopbacks) if (!(await bind(port, host))) return false;
  return true;
}

/** The first free port from `from` on. */
export async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + TRIES; port += 1) if (await isFree(port)) return port;
  throw new Error(`Ports ${from} to ${from + TRIES - 1} are all taken.`);
}

/**
 * Any free port, below those that systems give to outgoing connections (from 32768 on): one of these may take a port
 * between the look and the listening, or while what listened there is started again.
 */
export async function anyPort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, OUTGOING);
    if (await isFree(port)) return port;
  }
}
