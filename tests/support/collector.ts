import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

const Value = z.union([
  z.object({ stringValue: z.string() }),
  z.object({ intValue: z.number() }),
  z.object({ doubleValue: z.number() }),
  z.object({ boolValue: z.boolean() }),
]);
const Attributes = z
  .array(z.object({ key: z.string(), value: Value }))
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])),
  );

const KINDS = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'] as const;
const Nanoseconds = z.string().regex(/^\d{19}$/);
/** A span in the JSON encoding of OTLP 1: hex ids, times as decimal strings. */
const OtlpSpan = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number().transform((kind) => KINDS[kind]),
  startTimeUnixNano: Nanoseconds,
  endTimeUnixNano: Nanoseconds,
  attributes: Attributes,
  status: z.object({ code: z.number() }),
});
export type CollectedSpan = z.output<typeof OtlpSpan>;
const OtlpRequest = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(OtlpSpan) })),
    }),
  ),
});

/** `broken` answers 500, `gone` closes the connection, `silent` keeps it open and never answers. */
export type Mood = 'ok' | 'broken' | 'gone' | 'silent';

/** An OpenTelemetry collector that takes traces (OTLP over HTTP, JSON). */
export async function startCollector() {
  let mood: Mood = 'ok';
  const spans: CollectedSpan[] = [];
  const services = new Set<unknown>();
  const bodies: string[] = [];
  let asked = 0;

  function take(body: string) {
    for (const { resource, scopeSpans } of OtlpRequest.parse(JSON.parse(body)).resourceSpans) {
      services.add(resource.attributes['service.name']);
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    asked += 1;
    if (mood === 'silent') return;
    if (mood === 'gone') return request.socket.destroy();
    if (mood === 'broken') return response.writeHead(500).end();
    if (request.url !== '/v1/traces') return response.writeHead(404).end();
    const body = `${Buffer.concat(await request.toArray())}`;
    bodies.push(body);
    take(body);
    return response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ partialSuccess: {} }));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(400).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    services,
    /** What came, not decoded. */
    bodies,
    /** How many exports were begun, whatever became of them. */
    asked: () => asked,
    feel(next: Mood) {
      mood = next;
      // What waits for an answer that never comes is dropped.
      if (next !== 'silent') server.closeAllConnections();
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
