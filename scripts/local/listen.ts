import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOPBACK = '127.0.0.1';
const GRACE_MS = 5000;
/** Node's own 5 s are so short that a client which is busy for a second writes into a connection that is being closed. */
const IDLE_MS = 65_000;

/** Listens on the loopback address only; answers the port, which 0 leaves to the system. */
export const listen = (server: Server, port: number): Promise<number> =>
  new Promise((done, fail) => {
    server.keepAliveTimeout = IDLE_MS;
    server.once('error', fail);
    server.listen(port, LOOPBACK, () => {
      server.off('error', fail);
      done((server.address() as AddressInfo).port);
    });
  });

/** Takes no more connections, lets requests in flight end, and cuts them off when they take too long. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((done) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(cut);
      done();
    });
    server.closeIdleConnections();
  });
