import { demoToken } from '@vse/domain/rules/demo';
import { ask } from './ask.ts';
import { openContext } from './context.ts';
import { addDemoStaff, DEMO } from './demo-staff.ts';
import { endpoints } from './endpoints.ts';
import { freshCode, freshEmail } from './fresh.ts';
import { addSmallCatalogue } from './small-catalogue.ts';

export const ADMIN = demoToken('Admin');
export const MANAGER = demoToken('Manager');
export const SALESPERSON = demoToken('Salesperson');

type Asked = Awaited<ReturnType<typeof ask>>;

/**
 * The API with the demo staff at the provider 'aurum', another provider 'northlight', and one question. Its calls are
 * asked by their names, without a host around them.
 */
export async function openHouse(ports: { mailbox?: number } = {}) {
  const { context, stop } = openContext(ports, DEMO);
  await addDemoStaff(context);
  await addSmallCatalogue(context);

  const send = (
    name: keyof typeof endpoints,
    input: Record<string, unknown>,
    token?: string,
    address?: string,
  ): Promise<Asked> => ask(endpoints[name], context, input, token, address);

  /** The answer of a call that must succeed. */
  async function call<Body>(...asked: Parameters<typeof send>): Promise<Body> {
    const { status, body } = await send(...asked);
    if (status !== 200) throw new Error(`${asked[0]}: ${status} ${JSON.stringify(body)}`);
    return body as Body;
  }

  /** A fresh open invite by the Salesperson, unless told otherwise. */
  async function invite(change: Record<string, unknown> = {}) {
    const fields = {
      name: 'Robin Guest',
      email: freshEmail('robin'),
      code: freshCode(),
      provider: 'aurum',
      salesperson: 'jonah.adler@aurum.example',
      ...change,
    };
    return { ...fields, ...(await call<{ id: string }>('vseCreateInvite', fields, ADMIN)) };
  }

  /** A quiz that a fresh respondent has just begun. */
  async function begin(change: Record<string, unknown> = {}) {
    const { email, code } = await invite(change);
    const begun = await call<{ id: string; token: string }>('vseRedeemInvite', { email, code });
    return { ...begun, email, code };
  }

  return { send, call, invite, begin, stop };
}
