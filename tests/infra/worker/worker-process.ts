import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { resolve } from 'node:path';
import {
  type handleBidiStreamingCall,
  loadPackageDefinition,
  Server,
  ServerCredentials,
  type ServiceDefinition,
} from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import * as z from 'zod';
import type { HttpOut, Input, Metadata } from '../../../scripts/local/host/core-types.ts';

const PROTOCOL = resolve(import.meta.dirname, 'function-rpc.proto');
/** What a Functions host of version 4 tells its workers that it can do. */
const CAPABILITIES = {
  RpcHttpTriggerMetadataRemoved: 'true',
  RpcHttpBodyOnly: 'true',
  RawHttpBodyBytes: 'true',
  TypedDataCollection: 'true',
  UseNullableValueDictionaryForHttp: 'true',
};
const MESSAGE_BYTES = 256 * 2 ** 20;
const END_MS = 10_000;

const Result = z.object({
  status: z.string(),
  exception: z.object({ message: z.string() }).nullish(),
});
const Binding = z.looseObject({ name: z.string(), type: z.string() });
const Indexed = z.looseObject({
  name: z.string(),
  functionId: z.string(),
  rawBindings: z.array(z.string().transform((text) => Binding.parse(JSON.parse(text)))),
});
const HttpReply = z.object({
  statusCode: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z
    .object({ bytes: z.instanceof(Uint8Array) })
    .partial()
    .nullish(),
});
const Invoked = z.object({ returnValue: z.object({ http: HttpReply.nullish() }).nullish() });

type Message = { requestId: string } & Record<string, unknown>;
type Stream = Parameters<handleBidiStreamingCall<Message, Message>>[0];
type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void };

export type Worker = {
  /** The functions that the worker has indexed and loaded. */
  functions: Metadata[];
  /** The lines that the functions have logged. */
  lines: string[];
  invoke(target: Metadata, input: Input, traceParent?: string): Promise<HttpOut | undefined>;
  stop(): Promise<number | null>;
};

/** Listens for a worker. `opened` is its stream of messages. */
async function listen() {
  const definition = loadSync(PROTOCOL, { defaults: true, enums: String, oneofs: true });
  const { FunctionRpc } = loadPackageDefinition(definition)
    .AzureFunctionsRpcMessages as unknown as {
    FunctionRpc: { service: ServiceDefinition };
  };
  const limits = {
    'grpc.max_receive_message_length': MESSAGE_BYTES,
    'grpc.max_send_message_length': MESSAGE_BYTES,
  };
  const server = new Server(limits);
  const opened = Promise.withResolvers<Stream>();
  server.addService(FunctionRpc.service, {
    EventStream: (stream: Stream) => opened.resolve(stream),
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return { server, port, opened: opened.promise };
}

function launch(script: string, port: number, env: NodeJS.ProcessEnv): ChildProcess {
  const named = {
    'functions-uri': `http://127.0.0.1:${port}`,
    'functions-worker-id': randomUUID(),
    'functions-request-id': randomUUID(),
    'functions-grpc-max-message-length': `${MESSAGE_BYTES}`,
  };
  const args = Object.entries(named).flatMap(([name, value]) => [`--${name}`, value]);
  return spawn(process.execPath, [script, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Sends requests and finds each one's response by its id. Throws an Error with the worker's message when one fails. */
function talk(stream: Stream, lines: string[]) {
  const waiting = new Map<string, Waiting>();
  stream.on('data', ({ requestId, content, ...message }: Message) => {
    const answer = message[String(content)];
    if (content === 'rpcLog') {
      const { message, logCategory } = z
        .object({ message: z.string(), logCategory: z.string().default('User') })
        .parse(answer);
      if (logCategory === 'User') lines.push(message);
      return;
    }
    const asked = waiting.get(requestId);
    if (!asked) return;
    waiting.delete(requestId);
    const { result } = z.object({ result: Result }).parse(answer);
    if (result.status === 'Success') asked.resolve(answer);
    else asked.reject(new Error(result.exception?.message ?? result.status));
  });
  return (kind: string, content: object) =>
    new Promise<unknown>((resolve, reject) => {
      const requestId = randomUUID();
      waiting.set(requestId, { resolve, reject });
      stream.write({ requestId, [kind]: content });
    });
}

const nullable = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** A trigger's data as the Functions host sends it with the capabilities above. */
function sent({ name, data }: Input) {
  if (!('http' in data)) return { name, data };
  const { headers, params, ...rest } = data.http;
  const query = Object.fromEntries(new URL(rest.url).searchParams);
  const http = {
    ...rest,
    nullableHeaders: nullable(headers),
    nullableParams: nullable(params),
    nullableQuery: nullable(query),
  };
  return { name, data: { http } };
}

/**
 * Starts Microsoft's Node.js worker on a package as the Functions host does: initializes it, has it index the functions,
 * and loads each of them. Throws an Error with the worker's message when a function does not load.
 */
export async function startWorker(
  script: string,
  functionAppDirectory: string,
  env: NodeJS.ProcessEnv,
): Promise<Worker> {
  const lines: string[] = [];
  const { server, port, opened } = await listen();
  const child = launch(script, port, env);
  const ended = once(child, 'exit');
  const early = ended.then(([code]) => Promise.reject(new Error(`The worker ended with ${code}`)));
  const stream = await Promise.race([opened, early]);
  // From here on, an end of the worker is seen by whoever stops it.
  early.catch(() => {});
  const ask = talk(stream, lines);
  const init = { hostVersion: '4.1000.0', capabilities: CAPABILITIES, functionAppDirectory };
  await ask('workerInitRequest', init);
  const indexed = z
    .object({ functionMetadataResults: z.array(z.unknown()) })
    .parse(await ask('functionsMetadataRequest', { functionAppDirectory }));
  const ids = new Map<string, string>();
  const functions: Metadata[] = [];
  for (const metadata of indexed.functionMetadataResults) {
    const { name, functionId, rawBindings } = Indexed.parse(metadata);
    await ask('functionLoadRequest', { functionId, metadata });
    ids.set(name, functionId);
    functions.push({
      name,
      bindings: Object.fromEntries(rawBindings.map((one) => [one.name, one])),
    });
  }
  return {
    functions,
    lines,
    async invoke({ name }, input, traceParent) {
      const answer = await ask('invocationRequest', {
        invocationId: randomUUID(),
        functionId: ids.get(name),
        inputData: [sent(input)],
        ...(traceParent && { traceContext: { traceParent } }),
      });
      const { http } = Invoked.parse(answer).returnValue ?? {};
      if (!http) return undefined;
      const { bytes } = http.body ?? {};
      return { ...http, body: bytes ? { bytes } : {} };
    },
    async stop() {
      stream.write({ requestId: randomUUID(), workerTerminate: { gracePeriod: { seconds: 5 } } });
      const timer = setTimeout(() => child.kill('SIGKILL'), END_MS);
      const [code] = await ended;
      clearTimeout(timer);
      server.forceShutdown();
      return code;
    },
  };
}
