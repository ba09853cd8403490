import { app } from '@azure/functions';
import { contracts } from '@vse/domain/contracts';
import { readConfig } from './config.ts';
import { endpoints } from './endpoints/endpoints.ts';
import { apiPage } from './http/api-page.ts';
import { respond } from './http/endpoint.ts';
import { openApi } from './http/openapi.ts';
import { createServices, type Services } from './services/services.ts';
import { openStore } from './services/store/open-store.ts';

const config = readConfig();

let opened: Promise<Services> | undefined;

/** Opens the database with the first request rather than at load, so that a cold start answers sooner. */
function services(): Promise<Services> {
  opened ??= openStore(config).then((store) => createServices(config, store));
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

for (const endpoint of endpoints) {
  const { name, method, keyless } = endpoint.contract;
  app.http(name, {
    methods: [method],
    authLevel: keyless ? 'anonymous' : 'function',
    handler: (request, context) => respond(endpoint, request, context, services),
  });
}

const registered = contracts.filter(({ contract }) =>
  endpoints.some((endpoint) => endpoint.contract === contract),
);

app.http('openapi', {
  methods: ['GET'],
  authLevel: 'anonymous',
  route: 'openapi.json',
  handler: () => ({ jsonBody: openApi(registered, config.SITE_URL) }),
});

app.http('docs', {
  methods: ['GET'],
  authLevel: 'anonymous',
  handler: () => ({
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: apiPage(registered),
  }),
});

/** Mails that could not be sent at once, and roles that the directory has not taken on yet, are tried again. */
app.timer('sendDueMails', {
  schedule: '0 * * * * *',
  handler: async () => (await services()).mails.sendDue(),
});

app.timer('applyPendingRoles', {
  schedule: '30 * * * * *',
  handler: async () => (await services()).userRoles.applyPending(),
});
