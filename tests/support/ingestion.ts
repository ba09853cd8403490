import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';

/** What Application Insights is sent: one envelope for each item of telemetry. */
const Envelope = z.object({
  tags: z.record(z.string(), z.string()),
  data: z.object({
    baseType: z.string(),
    baseData: z.looseObject({
      id: z.string(),
      type: z.string(),
      properties: z.record(z.string(), z.string()),
    }),
  }),
});
type CollectedEnvelope = z.output<typeof Envelope>;

const TOKEN = 'the token of the managed identity';
const IDENTITY_HEADER = 'only the platform knows it';
/** An old certificate: its clients must not verify it. */
const certificates = resolve(import.meta.dirname, '../../node_modules/@vercel/cosmosdb-server');
const pem = (name: string) => readFileSync(resolve(certificates, `${name}.pem`));

async function bodyOf(request: IncomingMessage): Promise<string> {
  const body = Buffer.concat(await request.toArray());
  return `${request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body}`;
}

/**
 * Stands in for the ingestion of Application Insights, which takes telemetry of the managed identity only, and for the
 * endpoint where that identity gets its tokens. HTTPS, because the exporter speaks nothing else.
 */
export async function startIngestion() {
  const envelopes: CollectedEnvelope[] = [];
  const bodies: string[] = [];
  const resources = new Set<string | null>();

  async function answer(request: IncomingMessage): Promise<[number, object]> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'https://localhost');
    if (pathname === '/identity') {
      if (request.headers['x-identity-header'] !== IDENTITY_HEADER) return [403, {}];
      resources.add(searchParams.get('resource'));
      const expires_on = `${Math.round(Date.now() / 1000) + 3600}`;
      return [200, { access_token: TOKEN, token_type: 'Bearer', expires_on }];
    }
    if (pathname !== '/v2.1/track') return [404, {}];
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return [401, {}];
    const body = await bodyOf(request);
    const items = z.array(Envelope).parse(JSON.parse(body));
    bodies.push(body);
    envelopes.push(...items);
    return [200, { itemsReceived: items.length, itemsAccepted: items.length, errors: [] }];
  }

  const server = createServer({ key: pem('key'), cert: pem('cert') }, async (request, response) => {
    const [status, body] = await answer(request).catch((error: unknown) => {
      console.error(error);
      return [400, {}] as const;
    });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    /** The settings of an API that sends there. */
    env: {
      APPLICATIONINSIGHTS_CONNECTION_STRING: `InstrumentationKey=${crypto.randomUUID()};IngestionEndpoint=${url}/`,
      IDENTITY_ENDPOINT: `${url}/identity`,
      IDENTITY_HEADER,
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
    },
    envelopes,
    /** What came, decompressed but not decoded. */
    bodies,
    /** What tokens were asked for. */
    resources,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
