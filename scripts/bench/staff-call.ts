import type { Call } from '@vse/domain/contract/calls';
import * as calls from '@vse/domain/contract/calls';
import type { InputOf, OutputOf } from '@vse/domain/contract/contracts';
import { demoToken } from '@vse/domain/rules/demo';

export type StaffCall = <C extends Call>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>;

/** Calls the API of a running local cloud as the demo Admin. Throws for any response other than 200. */
export async function staffCallTo(apiUrl: string): Promise<StaffCall> {
  const settings = await fetch(`${apiUrl}/${calls.getAppSettings.name}`);
  const { functionKey } = (await settings.json()) as OutputOf<typeof calls.getAppSettings>;
  const headers = {
    'content-type': 'application/json',
    'x-functions-key': functionKey,
    'x-authorization': `Bearer ${demoToken('Admin')}`,
  };
  return async <C extends Call>({ name, method }: C, input: InputOf<C>) => {
    const isGet = method === 'GET';
    const query = isGet ? `?${new URLSearchParams(Object(input))}` : '';
    const body = isGet ? null : JSON.stringify(input);
    const response = await fetch(`${apiUrl}/${name}${query}`, { method, headers, body });
    if (!response.ok)
      throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as OutputOf<C>;
  };
}
