import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { scopeOf } from '@vse/domain/access/permissions';
import { contracts } from '@vse/domain/contract/contracts';
import { CALLERS } from '../api/src/http/docs/openapi.ts';

/** The endpoints as the contracts declare them. */
export const endpointRows = contracts.map(({ record, contract }) => ({
  name: contract.name,
  route: contract.route,
  method: contract.searches ? `${contract.method}, POST` : contract.method,
  record,
  summary: contract.summary,
  callers: CALLERS.flatMap((kind) => {
    const scope = scopeOf(contract.access, kind);
    return scope ? [`${kind}: ${scope}`] : [];
  }),
}));

export const ENDPOINTS_PAGE = resolve(import.meta.dirname, '../docs/endpoints.md');

/** The text of docs/endpoints.md. */
export function endpointsPage(): string {
  const rows = endpointRows.map(({ method, name, route, callers, summary }) => {
    const who = callers.length === CALLERS.length ? 'anyone' : callers.join(', ');
    const path = route ? ` (at /api/${route})` : '';
    return `| ${method} | ${name}${path} | ${summary} | ${who} |`;
  });
  return [
    '# Endpoints',
    '',
    'Each is `/api/{name}`. `npm run endpoints -- --write` writes this file from the contracts, and a test compares it.',
    '',
    '| method | name | what it does | for whom |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

export const writeEndpointsPage = () => writeFileSync(ENDPOINTS_PAGE, endpointsPage());
