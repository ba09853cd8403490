import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Cloud, openCloud, Refusal } from './cloud.ts';

type Work = (cloud: Cloud, folder: string, isOn: (option: string) => boolean) => Promise<void>;

/** Runs a command on the cloud of the environment; a refusal is one line and exit code 2. */
export async function runOn(
  help: string,
  option: string,
  others: NonNullable<ParseArgsConfig['options']>,
  work: Work,
): Promise<void> {
  try {
    const { values } = parseArgs({
      options: { ...others, [option]: { type: 'string' }, help: { type: 'boolean' } },
    });
    const folder = values[option];
    if (values.help || typeof folder !== 'string') {
      console.log(help);
      process.exitCode = values.help ? 0 : 2;
      return;
    }
    const cloud = await openCloud(process.env, option === 'from');
    try {
      await work(cloud, folder, (name) => values[name] === true);
    } finally {
      await cloud.store.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof Refusal ? 2 : 1;
  }
}
