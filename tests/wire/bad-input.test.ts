import { Problem } from '@vse/domain/contract';
import { contracts } from '@vse/domain/contracts';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { endpoints } from '../../api/src/endpoints/endpoints.ts';
import { ADMIN, begin, NOBODY, request, send } from '../support/api.ts';

const nasty = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1e308,
    '',
    ' ',
    [],
    {},
    '\u0000',
    "' OR 1=1 --",
    '<script>',
    '__proto__',
    '\ud800',
  ),
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.string({ minLength: 5000, maxLength: 6000 }),
  fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Inputs near a contract: its own fields, with nasty values in them, some left out, some added. */
function inputsNear(contract: (typeof endpoints)[number]['contract']) {
  const shape = 'shape' in contract.input ? Object.keys(contract.input.shape as object) : [];
  const fields = Object.fromEntries(shape.map((name) => [name, nasty]));
  return fc.oneof(
    fc.record(fields, { requiredKeys: [] }),
    fc.dictionary(fc.string(), nasty),
    nasty,
  );
}

/** As a query; no longer than hosts let a URL be, which they refuse before any function is asked. */
function queryOf(input: unknown): URLSearchParams {
  const entries = Object.entries(Object(input)).slice(0, 20);
  return new URLSearchParams(
    entries.map(([key, value]): [string, string] => [
      key.slice(0, 20),
      (JSON.stringify(value) ?? '').slice(0, 100),
    ]),
  );
}

describe('whatever is sent', () => {
  test.each(endpoints.map(({ contract }) => [contract.name, contract] as const))(
    '%s answers 200 or a 4xx problem, never a 500',
    // What a random input found once is a finding, also when the next one passes.
    { retry: 0 },
    async (name, contract) => {
      const { by } = await begin();
      await fc.assert(
        fc.asyncProperty(
          inputsNear(contract),
          fc.constantFrom(ADMIN, by, NOBODY),
          async (input, caller) => {
            const query = queryOf(input);
            const { status, body } = contract.upload
              ? await request(`${name}?${query}`, { method: 'POST', body: new FormData() }, caller)
              : contract.method === 'GET'
                ? await request(`${name}?${query}`, {}, caller)
                : await send(contract, input, caller);
            expect(status).toBeLessThan(500);
            if (status >= 400) expect(Problem.parse(body).errors.length).toBeGreaterThan(0);
          },
        ),
        { numRuns: inject('cloud').store === 'sqlite' ? 40 : 10 },
      );
    },
  );

  test('every endpoint of the table is registered or absent, none is a stub', async () => {
    for (const { contract } of contracts) {
      const isRegistered = endpoints.some((endpoint) => endpoint.contract === contract);
      const { status } = await request(contract.name, {
        method: contract.method,
        body: contract.method === 'GET' ? null : '{',
      });
      expect([contract.name, status !== 404]).toEqual([contract.name, isRegistered]);
    }
  });
});
