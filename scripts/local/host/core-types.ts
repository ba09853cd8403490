/** The parts of the interface between host and `@azure/functions` that are used here (PLATFORM.md, Functions v4). */
export type Binding = {
  type: string;
  direction?: string;
  methods?: string[];
  authLevel?: string;
  route?: string;
  schedule?: string;
  runOnStartup?: boolean;
};

export type Metadata = { name: string; bindings: Record<string, Binding> };
export type Registered = Metadata & { callback: (...inputs: unknown[]) => unknown };
export type Hook = (context: { hookData: object }) => unknown;

export type HttpIn = {
  method: string;
  url: string;
  headers: Record<string, string>;
  params: Record<string, string>;
  body: { bytes: Uint8Array };
};

type Nullable = { value?: unknown };
export type Cookie = { name: string; value: string; sameSite?: string } & {
  [field in 'domain' | 'path' | 'expires' | 'secure' | 'httpOnly' | 'maxAge']?: Nullable;
};

export type HttpOut = {
  statusCode: string;
  headers?: Record<string, string>;
  cookies?: Cookie[];
  body?: { bytes?: Uint8Array; string?: string; json?: string };
};

export type Input = { name: string; data: { http: HttpIn } | { json: string } };

export type Invocation = {
  getArguments(): Promise<{ context: unknown; inputs: unknown[] }>;
  invokeFunction(
    context: unknown,
    inputs: unknown[],
    callback: Registered['callback'],
  ): Promise<unknown>;
  getResponse(
    context: unknown,
    result: unknown,
  ): Promise<{ returnValue?: { http?: HttpOut } | null }>;
};

export type Model = {
  getCapabilities(worker: object): Promise<object>;
  getInvocationModel(context: object): Invocation;
};
