import { contracts } from '@vse/domain/contracts';
import { scopeOf } from '@vse/domain/permissions';
import { endpoints } from '../api/src/endpoints/endpoints.ts';
import { CALLERS } from '../api/src/http/openapi.ts';

/** Prints the endpoint table from the contracts; `--json` for machines. */
const rows = contracts.map(({ record, contract }) => ({
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

if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2));
else
  for (const { name, method, callers, isRegistered } of rows)
    console.log(
      [
        method.padEnd(6),
        name.padEnd(28),
        isRegistered ? '     ' : 'later',
        callers.join(', '),
      ].join(' '),
    );
