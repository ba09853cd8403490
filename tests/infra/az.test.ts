import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { AzError, azRest, azureCli, isMissing } from '../../scripts/deploy/az.ts';
import { needs } from '../support/needs.ts';

const folder = mkdtempSync(join(tmpdir(), 'vse-az-'));
const command = join(folder, 'az');
/** Prints what it was given; with a body, how that file is kept; and fails where it is told to. */
const STAND_IN = `#!${process.execPath}
const { statSync, readFileSync } = require('node:fs');
const args = process.argv.slice(2);
if (args.includes('hang')) { require('node:child_process').spawnSync('sleep', ['60'], { stdio: 'inherit' }); }
if (args.includes('fail')) { console.error('ERROR: (ResourceNotFound) gone'); process.exit(3); }
const file = args[args.indexOf('--body') + 1]?.slice(1);
const body = args.includes('--body')
  ? { mode: statSync(file).mode & 0o777, text: readFileSync(file, 'utf8'), file }
  : undefined;
console.log(JSON.stringify({ args, body, salt: process.env.VSE_NAME_SALT ?? 'none', env: process.env.AZURE_ENV_NAME }));
`;
writeFileSync(command, STAND_IN, { mode: 0o755 });
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(process.platform === 'win32')('the Azure CLI', needs('a Unix'), () => {
  const az = azureCli(command);

  test('gets its arguments and the parameters, and no variable that is empty', async () => {
    vi.stubEnv('VSE_NAME_SALT', '');
    const said = JSON.parse(await az(['account', 'show'], { AZURE_ENV_NAME: 'prod' }));
    vi.unstubAllEnvs();
    expect(said).toMatchObject({ args: ['account', 'show'], env: 'prod', salt: 'none' });
  });

  test('gets a body by a file that only this user can read and that is gone afterwards', async () => {
    const call = { method: 'put', url: 'https://x', body: { value: 'secret' } } as const;
    const { args, body } = await azRest(az, call, ['Content-Type=application/json']);
    expect(args.join(' ')).not.toContain('secret');
    expect(body).toMatchObject({ mode: 0o600, text: '{"value":"secret"}' });
    expect(existsSync(body.file)).toBe(false);
  });

  test('fails with its own message', async () => {
    const error = await az(['fail']).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(AzError);
    expect(isMissing(error)).toBe(true);
    expect(String(error)).toContain('(ResourceNotFound) gone');
  });

  test('that hangs is ended, although its own child still runs', async () => {
    const impatient = azureCli(command, () => 600);
    await expect(impatient(['hang'])).rejects.toThrow('az did not answer within 0.01 minutes.');
  });

  test('is asked in the subscription of azd, but not for the directory', async () => {
    vi.stubEnv('AZURE_SUBSCRIPTION_ID', 'sub-2');
    const inSubscription = JSON.parse(await az(['account', 'show']));
    const inDirectory = JSON.parse(await az(['ad', 'signed-in-user', 'show']));
    vi.unstubAllEnvs();
    expect(inSubscription.args).toEqual(['account', 'show', '--subscription', 'sub-2']);
    expect(inDirectory.args).toEqual(['ad', 'signed-in-user', 'show']);
  });

  test('that is not installed is reported', async () => {
    await expect(azureCli(join(folder, 'nothing'))(['version'])).rejects.toThrow(
      'az is not installed',
    );
  });
});
