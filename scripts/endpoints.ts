import { endpointRows, writeEndpointsPage } from './endpoint-table.ts';
import { unexplainedChanges, writeAgreement } from './openapi-document.ts';

/** Writes docs/endpoints.md and docs/api.json, unless a change of the API lacks its reason. */
function write(): void {
  const changes = unexplainedChanges();
  if (changes.length === 0) {
    writeEndpointsPage();
    writeAgreement();
    return;
  }
  console.error(
    'Nothing written. Clients may rely on these; add lines to docs/openapi-changes.md:',
  );
  for (const change of changes) console.error(`- \`${change}\`: <why>`);
  process.exitCode = 1;
}

/** Prints the endpoint table from the contracts; `--json` for machines. `--write` writes the files in docs/ instead. */
if (process.argv.includes('--json')) console.log(JSON.stringify(endpointRows, null, 2));
else if (process.argv.includes('--write')) write();
else
  for (const { name, method, callers } of endpointRows)
    console.log([method.padEnd(6), name.padEnd(28), callers.join(', ')].join(' '));
