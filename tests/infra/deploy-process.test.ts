import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { needs } from '../support/needs.ts';
import { GIVEN } from './deploy-run.ts';
import { root } from './templates.ts';

const folder = mkdtempSync(join(tmpdir(), 'vse-deploy-process-'));
const az = join(folder, 'az');
/** An Azure CLI that is signed in to an empty subscription, and repeats what a what-if was asked for. */
const STAND_IN = `#!${process.execPath}
const { existsSync } = require('node:fs');
const args = process.argv.slice(2);
const isAsked = (...words) => words.every((word, at) => args[at] === word);
const print = (value) => console.log(JSON.stringify(value));
const valueOf = (name) => args[args.indexOf(name) + 1];
if (isAsked('account', 'show')) print({ id: 'sub-1' });
else if (isAsked('functionapp', 'list-flexconsumption-locations')) print([{ name: 'westeurope' }]);
else if (isAsked('deployment', 'sub', 'what-if')) {
  const files = [valueOf('--template-file'), valueOf('--parameters')];
  console.log('for ' + process.env.AZURE_ENV_NAME + ': ' + files.every(existsSync));
} else { console.error('ERROR: (DeploymentNotFound) nothing is there'); process.exit(3); }
`;
writeFileSync(az, STAND_IN, { mode: 0o755 });
afterAll(() => rmSync(folder, { recursive: true }));

/** A script as Node runs it, without a bundler in between; the environment holds no parameter. */
function runScript(script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [resolve(root, 'scripts', script), ...args],
    { encoding: 'utf8', env: { PATH: process.env.PATH, AZ: az, ...env } },
  );
  return { text: stdout + stderr, status };
}

describe.skipIf(process.platform === 'win32')(
  'the deployment as a program',
  needs('a Unix'),
  () => {
    test('--help lists the options', () => {
      const { text, status } = runScript('deploy/deploy.ts', ['--help']);
      expect(text).toContain('--environment');
      expect(status).toBe(0);
    });

    test('without an environment it names the option, and ends with 2', () => {
      const { text, status } = runScript('deploy/deploy.ts');
      expect(text).toContain('--environment (or AZURE_ENV_NAME)');
      expect(text).not.toContain('    at ');
      expect(status).toBe(2);
    });

    test('--what-if asks the Azure CLI with the templates and parameters that are there', () => {
      const { text, status } = runScript('deploy/deploy.ts', [...GIVEN, '--what-if']);
      expect(text).toContain('for prod: true');
      expect(status, text).toBe(0);
    });

    test('without the Azure CLI it says what to install', () => {
      const missing = { AZ: join(folder, 'nothing') };
      const { text, status } = runScript('deploy/deploy.ts', [...GIVEN, '--yes'], missing);
      expect(text).toContain('The Azure CLI is missing: install it');
      expect(status).toBe(1);
    });

    test('what loads the sample catalogue starts, and names the settings it lacks', () => {
      const { text, status } = runScript('deploy/load-catalogue.ts');
      expect(text).toContain('SITE_URL');
      expect(status).not.toBe(0);
    });
  },
);
