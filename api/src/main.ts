import { app } from '@azure/functions';
import type { Call } from '@vse/domain/contract/calls';
import * as calls from '@vse/domain/contract/calls';
import type { CallName } from '@vse/domain/contract/contracts';
import { recordsSignal } from './clients/deadline.ts';
import { onFirstUse } from './clients/first-use.ts';
import { loadEndpoint } from './endpoints/endpoints.ts';
import { PAGE_HEADERS, SECURITY_HEADERS } from './http/headers.ts';
import { observed, respond } from './http/respond.ts';
import { refuseStart, start } from './start.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { EVERY_MINUTE, runTimers } from './timers/timer.ts';
import { count } from './tracing/telemetry.ts';
import { startTracing } from './tracing/tracing.ts';

const { config, failure } = start();
const tracing = config && startTracing(config);

let store: Store | undefined;
/** Opens the database on the first request rather than at load, for a faster cold start. */
const context = onFirstUse(async () => {
  if (!config) return refuseStart(failure);
  // Stands in the line of the run that waited for it, so that a slow call can be told from a slow start.
  count('cold_start');
  const { createContext } = await import('./services/context.ts');
  store = await openStore(config, recordsSignal);
  return createContext(config, store);
});

for (const { name, method, searches, keyless, route = name } of Object.values<Call>(calls)) {
  app.http(name, {
    methods: searches ? [method, 'POST'] : [method],
    authLevel: keyless ? 'anonymous' : 'function',
    route,
    handler: (request, invocation) =>
      respond(name, () => loadEndpoint(name as CallName), request, invocation, context),
  });
}

// In Azure only if API_DOCS is set, because the description lists every call.
if (config?.API_DOCS) {
  app.http('openapi', {
    methods: ['GET'],
    authLevel: 'anonymous',
    route: 'openapi.json',
    handler: (request, invocation) =>
      observed('openapi', request, invocation, async () => {
        const { openApi } = await import('./http/docs/openapi.ts');
        const { contracts } = await import('@vse/domain/contract/contracts');
        const headers = { ...SECURITY_HEADERS, 'content-type': 'application/json' };
        return { headers, body: JSON.stringify(openApi(contracts)) };
      }),
  });

  app.http('docs', {
    methods: ['GET'],
    authLevel: 'anonymous',
    handler: (request, invocation) =>
      observed('docs', request, invocation, async () => {
        const { apiPage } = await import('./http/docs/api-page.ts');
        const { contracts } = await import('@vse/domain/contract/contracts');
        const headers = { ...PAGE_HEADERS, 'content-type': 'text/html; charset=utf-8' };
        return { headers, body: apiPage(contracts) };
      }),
  });
}

// One function: Azure scales each timer function by itself, and keeps two instances of each ready in a zone-redundant
// app (decision 0017). In Azure, where many hosts start at the same time, it does not run at start.
app.timer('timers', {
  schedule: EVERY_MINUTE,
  runOnStartup: config?.isAzure === false,
  async handler(_, invocation) {
    const { timers } = await import('./timers/timers.ts');
    await runTimers(timers, invocation, context);
  },
});

app.hook.appTerminate(async () => {
  if (store) await (await context()).auditTrail.settled();
  await store?.close();
  await tracing?.flush();
});
