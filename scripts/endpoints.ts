import { endpointRows, markdownTable } from './endpoint-table.ts';

/** Prints the endpoint table from the contracts; `--json` for machines, `--markdown` for docs/endpoints.md. */
if (process.argv.includes('--json')) console.log(JSON.stringify(endpointRows, null, 2));
else if (process.argv.includes('--markdown')) console.log(markdownTable());
else
  for (const { name, method, callers, isRegistered } of endpointRows) {
    const state = isRegistered ? '     ' : 'later';
    console.log([method.padEnd(6), name.padEnd(28), state, callers.join(', ')].join(' '));
  }
