import { app } from '@azure/functions';

/** Functions for host.test.ts. */
app.http('vseEcho', {
  methods: ['POST'],
  authLevel: 'function',
  handler: async (request) => ({
    jsonBody: {
      query: request.query.get('a'),
      from: request.headers.get('x-forwarded-for'),
      length: (await request.arrayBuffer()).byteLength,
    },
  }),
});

app.http('nothing', {
  methods: ['GET', 'HEAD'],
  authLevel: 'anonymous',
  handler: () => JSON.parse('null'),
});

app.http('broken', {
  methods: ['GET'],
  authLevel: 'anonymous',
  handler: () => {
    throw new Error('Broken on purpose');
  },
});

app.http('form', {
  methods: ['POST'],
  authLevel: 'anonymous',
  handler: async (request) => {
    const file = (await request.formData()).get('file');
    const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : undefined;
    const cookies = [{ name: 'seen', value: 'yes', path: '/', httpOnly: true }];
    return { status: 201, ...(bytes ? { body: bytes } : {}), cookies };
  },
});

app.http('item', {
  methods: ['GET'],
  authLevel: 'anonymous',
  route: 'items/{id}/{part?}',
  handler: (request) => ({ jsonBody: request.params }),
});

app.http('trace', {
  methods: ['GET'],
  authLevel: 'anonymous',
  handler: (_, context) => ({ body: context.traceContext?.traceParent ?? 'none' }),
});

let ticks = 0;
app.timer('tick', {
  schedule: '*/1 * * * * *',
  handler: () => {
    ticks += 1;
  },
});
app.timer('newYear', {
  schedule: '0 0 0 1 1 *',
  handler: () => {
    ticks += 1_000_000;
  },
});
app.http('ticks', {
  methods: ['GET'],
  authLevel: 'anonymous',
  handler: () => ({ body: `${ticks}` }),
});
