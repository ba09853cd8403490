import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOPBACK = '127.0.0.1';
const GRACE_MS = 5000;
/** Node's default of 5 s is too short: a client that is busy for a second writes into a connection that is closing. */
const IDLE_MS = 65_000;

/** Listens on the loopback address only, and returns the port. With port 0, the system chooses one. */
export const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.keepAliveTimeout = IDLE_MS;
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Stops accepting connections, waits for requests in flight, and closes them after the grace period. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((done) => {
    const killTimer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(killTimer);
      done();
    });
    server.closeIdleConnections();
  });
