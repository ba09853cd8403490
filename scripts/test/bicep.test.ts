import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { needs } from '../../tests/support/needs.ts';
import { compile, findBicep } from './bicep.ts';

const folder = mkdtempSync(join(tmpdir(), 'vse-bicep-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A compiler that warns about main.bicep and cannot download the extension of the other template. */
const STAND_IN = `#!${process.execPath}
const [command, file] = process.argv.slice(2);
if (file === '--help') console.log('Generates a deployment snapshot');
else if (file === 'infra/main.bicepparam') {
  console.error('${process.cwd()}/infra/main.bicep(1,1) : Warning no-unused-params: "x"');
  console.error('${process.cwd()}/infra/main.bicep(1,1) : Warning no-unused-params: "x"');
  const parameters = { environmentName: { value: process.env.AZURE_ENV_NAME } };
  const template = { resources: {} };
  console.log(JSON.stringify({ templateJson: JSON.stringify(template), parametersJson: JSON.stringify({ parameters }) }));
} else {
  if (file !== 'silent') console.error('x.bicep(2,1) : Error BCP192: Unable to restore the artifact');
  process.exit(1);
}
`;

function standIn(): string {
  const command = join(folder, 'bicep');
  writeFileSync(command, STAND_IN, { mode: 0o755 });
  vi.stubEnv('BICEP', command);
  return command;
}

test.skipIf(process.platform === 'win32')(
  'the compiler named by BICEP is used, and each of its warnings is one finding',
  needs('a Unix'),
  () => {
    const command = standIn();
    expect(findBicep()).toBe(command);
    expect(compile(command, 'infra/main.bicepparam', { AZURE_ENV_NAME: 'test' })).toEqual({
      findings: ['infra/main.bicep(1,1) : Warning no-unused-params: "x"'],
      template: { resources: {} },
      parameters: { environmentName: { value: 'test' } },
      isUnrestored: false,
    });
  },
);

test.skipIf(process.platform === 'win32')(
  'a compiler that fails is a finding, and an extension that is not there is named',
  needs('a Unix'),
  () => {
    const command = standIn();
    expect(compile(command, 'infra/entra/main.bicepparam', {})).toMatchObject({
      findings: ['x.bicep(2,1) : Error BCP192: Unable to restore the artifact'],
      template: undefined,
      isUnrestored: true,
    });
    expect(compile(command, 'silent', {}).findings).toEqual(['silent: ended with 1. ']);
  },
);
