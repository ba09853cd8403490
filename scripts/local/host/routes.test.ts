import { describe, expect, test } from 'vitest';
import { routerOf } from './routes.ts';

const trigger = (name: string, route: string, methods = ['GET']) => ({
  target: { name, bindings: {} },
  bindingName: 'httpTrigger',
  binding: { type: 'httpTrigger', route, methods },
});
const router = (...triggers: ReturnType<typeof trigger>[]) => routerOf(triggers, 'api');

describe('routes that the real host refuses at its start', () => {
  test.each(['admin', 'admin/users', 'Administrators', 'runtime', 'runtime/webhooks', '/admin'])(
    '%s is its own, also under /api',
    (route) => {
      expect(() => router(trigger('f', route))).toThrow("conflicts with one of the host's own");
    },
  );

  test('one that two functions have for a method', () => {
    const first = trigger('first', 'items', ['GET', 'POST']);
    expect(() => router(first, trigger('second', 'Items/', ['post']))).toThrow(
      "The route 'Items' of second is also that of first.",
    );
    expect(() => router(first, trigger('second', 'items', []))).toThrow('also that of first');
    expect(() => router(first, trigger('second', 'items', ['PUT']))).not.toThrow();
  });
});

test.each([
  ['/api/%68ealth', 'health', {}],
  ['/API/Health/', 'health', {}],
  ['/api/items/a%20b', 'items', { id: 'a b' }],
  ['/api/items/a%2Fb', 'items', { id: 'a%2Fb' }],
  ['/api/items/%E0', undefined, {}],
  ['/api/items', undefined, {}],
])('%s leads to %s', (path, name, params) => {
  const find = router(trigger('health', 'health'), trigger('items', 'items/{id}'));
  const found = find('GET', path);
  expect(found?.trigger.target.name).toBe(name);
  if (name) expect(found?.params).toEqual(params);
});
