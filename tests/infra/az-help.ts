import { spawnSync } from 'node:child_process';
import { type Command, commands } from './az-commands.ts';

/** An option in the help of a command: its long names, and whether the command asks for it. */
type Option = { names: string[]; isRequired: boolean };

/** The options in what `--help` prints, without those of all commands and the examples. */
export function optionsIn(help: string): Option[] {
  const own = help.replace(/^(?:Global Arguments|Examples)$[\s\S]*?(?=^\S|$(?![\s\S]))/gm, '');
  return [...own.matchAll(/^ {4}(--[\w-]+(?: -[\w-]+)*)((?: +\[\w+\])*) *:/gm)].map(
    ([, names = '', marks = '']) => ({
      names: names
        .split(' ')
        .filter((name) => name.startsWith('--'))
        .map((name) => name.slice(2)),
      isRequired: marks.includes('[Required]'),
    }),
  );
}

/** What the table says of a command that its help does not. */
export function faultsOf({ needed, oneOf, others }: Command, help: string): string[] {
  const options = optionsIn(help);
  const known = options.flatMap(({ names }) => names);
  const unknown = [...needed, ...oneOf, ...others].filter((name) => !known.includes(name));
  const missing = options.filter(
    ({ names, isRequired }) =>
      isRequired && !names.some((name) => [...needed, ...oneOf].includes(name)),
  );
  return [
    ...unknown.map((name) => `has no --${name}`),
    ...missing.map(({ names }) => `asks for --${names[0]}`),
  ];
}

/** Compares the table with the Azure CLI of this machine. Returns a line for each difference. */
export function compareWithHelp(az = process.env.AZ ?? 'az'): string[] {
  const { error } = spawnSync(az, ['version']);
  if (error) return [`${az} cannot be run: ${error.message}`];
  return [...commands].flatMap(([name, command]) => {
    const { status, stdout } = spawnSync(az, [...name.split(' '), '--help'], { encoding: 'utf8' });
    const faults = status === 0 ? faultsOf(command, stdout) : ['is unknown'];
    return faults.map((fault) => `az ${name} ${fault}`);
  });
}
