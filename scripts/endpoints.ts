import { writeFileSync } from 'node:fs';
import { ENDPOINTS_PAGE, endpointRows, endpointsPage } from './endpoint-table.ts';

/** Prints the endpoint table from the contracts; `--json` for machines. `--write` writes docs/endpoints.md instead. */
if (process.argv.includes('--json')) console.log(JSON.stringify(endpointRows, null, 2));
else if (process.argv.includes('--write')) writeFileSync(ENDPOINTS_PAGE, endpointsPage());
else
  for (const { name, method, callers, isRegistered } of endpointRows) {
    const state = isRegistered ? '     ' : 'later';
    console.log([method.padEnd(6), name.padEnd(28), state, callers.join(', ')].join(' '));
  }
