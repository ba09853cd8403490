import { contracts } from '@vse/domain/contracts';
import { scopeOf } from '@vse/domain/permissions';
import { endpoints } from '../api/src/endpoints/endpoints.ts';
import { CALLERS } from '../api/src/http/openapi.ts';

/** The endpoints as the contracts declare them, and whether each is registered. */
export const endpointRows = contracts.map(({ record, contract }) => ({
  name: contract.name,
  method: contract.method,
  record,
  summary: contract.summary,
  callers: CALLERS.flatMap((kind) => {
    const scope = scopeOf(contract.access, kind);
    return scope ? [`${kind}: ${scope}`] : [];
  }),
  isRegistered: endpoints.some((endpoint) => endpoint.contract === contract),
}));

/** The table of the README. */
export function markdownTable(): string {
  const rows = endpointRows.map(({ method, name, callers, summary, isRegistered }) => {
    const who = callers.length === CALLERS.length ? 'anyone' : callers.join(', ');
    return `| ${method} | ${name} | ${summary}${isRegistered ? '' : ' (declared, not registered yet)'} | ${who} |`;
  });
  return ['| method | name | what it does | for whom |', '|---|---|---|---|', ...rows].join('\n');
}
