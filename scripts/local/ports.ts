import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Both loopback addresses, because browsers use either for localhost. A machine without IPv6 has only the first. */
const loopbacks = ['127.0.0.1', '::1'];
const TRIES = 50;
const LOWEST = 10_240;
const OUTGOING = 32_768;

const bind = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
    );
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

export async function isFree(port: number): Promise<boolean> {
  for (const host of loopbacks) if (!(await bind(port, host))) return false;
  return true;
}

/** The first free port, starting with `from`. */
export async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + TRIES; port += 1) if (await isFree(port)) return port;
  throw new Error(`Ports ${from} to ${from + TRIES - 1} are all taken.`);
}

/**
 * Any free port below the range for outgoing connections (from 32768 on): the system could give a port of that range to
 * a connection before we listen on it, or while a part that listened on it is restarted.
 */
export async function anyPort(): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const port = randomInt(LOWEST, OUTGOING);
    if (await isFree(port)) return port;
  }
  throw new Error(`${TRIES} ports between ${LOWEST} and ${OUTGOING} were all taken.`);
}
