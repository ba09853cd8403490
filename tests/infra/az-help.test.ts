import { expect, test } from 'vitest';
import { refuseUnknown } from './az-commands.ts';
import { faultsOf, optionsIn } from './az-help.ts';
import { textOf } from './templates.ts';

/** As the Azure CLI prints it. */
const HELP = `
Command
    az account set : Set a subscription to be the current active subscription.

Arguments
    --name --subscription -n -s [Required] : Name or ID of subscription.
    --tenant -t                            : The tenant, such as
                                             --tenant : contoso.
    --old                     [Deprecated] : Gone soon.

Policy Arguments
    --key                       [Required] : A key.

Global Arguments
    --debug                                : Increase logging verbosity.

Examples
    Set it.
        az account set --name x
    --fake : no option
`;

test('the help of a command names its options, and which it asks for', () => {
  expect(optionsIn(HELP)).toEqual([
    { names: ['name', 'subscription'], isRequired: true },
    { names: ['tenant'], isRequired: false },
    { names: ['old'], isRequired: false },
    { names: ['key'], isRequired: true },
  ]);
});

test('an option that the help lacks, and one that it asks for besides, are found', () => {
  const fit = { needed: ['subscription'], oneOf: ['key'], others: ['tenant', 'old'] };
  expect(faultsOf(fit, HELP)).toEqual([]);
  const other = { needed: ['subscription'], oneOf: ['id'], others: ['debug'] };
  expect(faultsOf(other, HELP)).toEqual(['has no --id', 'has no --debug', 'asks for --key']);
});

/** Commands in the sentences of the deployment and in workflows; an ellipsis stands for a value. */
const advised = [
  ...textOf('scripts/deploy/explain.ts').matchAll(/`(az [^`]+)`/g),
  ...textOf('.github/workflows/deploy.yml').matchAll(/- run: (az .+)/g),
].map(([, command = '']) => command);

test.each(advised)('%s: the Azure CLI knows the command that is advised or run', (command) => {
  expect(advised.length).toBeGreaterThan(9);
  expect(() => refuseUnknown(command.split(' ').slice(1))).not.toThrow();
});
