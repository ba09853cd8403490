import { afterEach, expect, test, vi } from 'vitest';
import { setting } from './sample-setting.ts';
import { changeSettings } from './settings-calls.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the new ETag that the server says', { etag: 'new' }, 'new'],
  ['the old one when a later step may have written again', {}, 'old'],
])('changed settings are shown with %s', async (_, said, etag) => {
  const steps = { directory: 'unchanged', role: 'applied', roleReason: '', mail: null };
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url.includes('vseGetAppSettings') ? { functionKey: 'key' } : { ...steps, ...said },
    ),
  );
  const before = setting({ etag: 'old' });
  const { settings } = await changeSettings(before, {
    ...before,
    role: 'Salesperson',
    firstName: 'Nora',
  });
  expect([settings.firstName, settings.etag]).toEqual(['Nora', etag]);
});
