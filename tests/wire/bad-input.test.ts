import { type Contract, Problem } from '@vse/domain/contract/contract';
import { contracts } from '@vse/domain/contract/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ADMIN, begin, PNG, request, send, upload } from '../support/api.ts';
import { NOBODY, pathOf } from '../support/api-client.ts';
import { mutated, mutation, nasty } from '../support/mutations.ts';
import { validInput } from '../support/valid-inputs.ts';
import { recordInputs } from '../support/walk-records.ts';

const all = contracts.map(({ contract }) => contract);

/** Inputs near a contract: its own fields, with nasty values in them, some left out, some added. */
function inputsNear(contract: Contract) {
  const shape = 'shape' in contract.input ? Object.keys(contract.input.shape as object) : [];
  const fields = Object.fromEntries(shape.map((name) => [name, nasty]));
  return fc.oneof(
    fc.record(fields, { requiredKeys: [] }),
    fc.dictionary(fc.string(), nasty),
    nasty,
  );
}

/** As a query; no longer than hosts let a URL be, which they refuse before any function is asked. */
function queryOf(input: unknown): Record<string, string> {
  const entries = Object.entries(Object(input)).slice(0, 20);
  return Object.fromEntries(
    entries.map(([key, value]): [string, string] => [
      key.slice(0, 20),
      (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 100),
    ]),
  );
}

function tryOut(contract: Contract, input: unknown, caller: { token?: string | undefined }) {
  if (contract.upload) return upload(contract, queryOf(input), PNG, caller);
  if (contract.method === 'GET') return send(contract, queryOf(input), caller);
  return send(contract, input, caller);
}

const LISTS = all.filter(({ name }) => name.startsWith('vseList'));

/** Whatever was let in must not make a list unreadable, for as many pages as there are. */
async function expectReadableLists() {
  for (const contract of LISTS) {
    let page: string | undefined;
    do {
      const { status, body } = await send(contract, { limit: '200', ...(page && { page }) }, ADMIN);
      const { nextPage, unreadable } = body as { nextPage?: string; unreadable?: number };
      expect([contract.name, status, unreadable]).toEqual([contract.name, 200, undefined]);
      page = nextPage;
    } while (page);
  }
}

/** Deletes what was added: the catalogue above all, which other tests read. */
async function tidy({ name }: Contract, ids: string[]) {
  const removal = all.find((contract) => contract.name === name.replace('Create', 'Delete'));
  if (removal) for (const id of ids) await send(removal, { id }, ADMIN);
}

describe('any input', () => {
  test.each(all.map((contract) => [contract.name, contract] as const))(
    '%s answers 200 or a 4xx problem, never a 500',
    // What a random input found once is a finding, also when the next one passes.
    { retry: 0 },
    async (name, contract) => {
      const { by } = await begin();
      const valid = await validInput(name);
      const near = fc.oneof(
        { weight: 2, arbitrary: fc.array(mutation, { minLength: 1, maxLength: 2 }) },
        { weight: 1, arbitrary: inputsNear(contract).map((input) => ({ input })) },
      );
      const added: string[] = [];
      await fc.assert(
        fc.asyncProperty(near, fc.constantFrom(ADMIN, ADMIN, by, NOBODY), async (made, caller) => {
          const input = Array.isArray(made) ? mutated(valid(), made) : made.input;
          const { status, body } = await tryOut(contract, input, caller);
          expect(status, JSON.stringify(input).slice(0, 1000)).toBeLessThan(500);
          if (status >= 400) expect(Problem.parse(body).errors.length).toBeGreaterThan(0);
          else if (/^vseCreate/.test(name)) added.push(String(Object(body).id));
        }),
        { numRuns: 40 },
      );
      if (contract.method !== 'GET' && !contract.upload) await expectReadableLists();
      await tidy(contract, added);
    },
  );

  test.each(all.map((contract) => [contract.name, contract] as const))(
    'starts from an input that %s accepts',
    async (name, contract) => {
      const caller = contract.access.anyone ? NOBODY : ADMIN;
      const taken = async () => {
        // What is for respondents alone is tried by the one whose record it is.
        const own = contract.access.anyone || contract.access.Admin ? undefined : name;
        const made = own && (await recordInputs[own]?.('own', 'respondent'));
        const { status, body } = made
          ? await tryOut(contract, made.input, { token: made.token })
          : await tryOut(contract, (await validInput(name))(), caller);
        return [status, Object(body).errors];
      };
      const hint = `tests/support/valid-inputs.ts: give ${name} an input that it takes`;
      // Every other test's question makes an order outdated: a client reads again and sorts again.
      const isContended = name === 'vseSortQuestions';
      if (isContended) await expect.poll(taken, { message: hint }).toEqual([200, undefined]);
      // No call makes an unreadable record, and these take no other.
      else if (name.endsWith('Unreadable'))
        expect(await taken(), hint).toEqual([
          409,
          ['This record can be read. Please reload the list.'],
        ]);
      else if (name.endsWith('Job'))
        expect(await taken(), hint).toEqual([409, ['This work is over already.']]);
      else expect(await taken(), hint).toEqual([200, undefined]);
    },
  );

  test('no call is unknown to the host', async () => {
    for (const contract of all) {
      const { status } = await request(pathOf(contract), {
        method: contract.method,
        body: contract.method === 'GET' ? null : '{',
      });
      expect([contract.name, status]).not.toEqual([contract.name, 404]);
    }
  });
});
