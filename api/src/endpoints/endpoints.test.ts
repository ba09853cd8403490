import { contracts } from '@vse/domain/contract/contracts';
import { expect, test } from 'vitest';
import type { Endpoint, Endpoints } from '../http/endpoint.ts';
import { loadEndpoint, loadEndpoints } from './endpoints.ts';

const endpoints = await loadEndpoints();

test('the endpoint of each contract is registered under its wire name', () => {
  const registered = Object.entries<Endpoint>(endpoints).map(([name, { contract }]) => ({
    name,
    contract,
  }));
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  expect(registered.sort(byName)).toEqual(
    contracts.map(({ contract }) => ({ name: contract.name, contract })).sort(byName),
  );
});

test('a call of respondents and a call of the office are loaded by their names', async () => {
  expect(await loadEndpoint('vseRedeemInvite')).toBe(endpoints.vseRedeemInvite);
  expect(await loadEndpoint('vseListAudit')).toBe(endpoints.vseListAudit);
});

/*
 * What does not compile, for `npm run check`: each line below is an error there, and so is a comment without its error.
 */
const { vseCreateInvite: _, ...withoutOne } = endpoints;
// @ts-expect-error the endpoint of a call is missing
withoutOne satisfies Endpoints;
// @ts-expect-error a call has the endpoint of another
({ ...endpoints, vseCreateInvite: endpoints.vseRevokeInvite }) satisfies Endpoints;
// @ts-expect-error there is no such call
({ ...endpoints, vseCreateInvitation: endpoints.vseCreateInvite }) satisfies Endpoints;
