import { once } from 'node:events';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { resolve } from 'node:path';
import type { Call } from '@vse/domain/contract/calls';
import * as calls from '@vse/domain/contract/calls';
import { demoToken } from '@vse/domain/rules/demo';
import { SECRET } from '../../tests/budget/world.ts';
import { startCloud } from '../../tests/support/cloud.ts';
import { staffCallTo } from './staff-call.ts';

const CONNECTIONS = 16;
const ROUND_MS = 1000;
const ROUNDS = 10;

/**
 * Requests a second, and the host's processor time for each. `ratio` is the time of the app's settings, which cost the
 * records nothing, divided by this: other load on the machine changes the requests a second more (decision 0006).
 */
export type Throughput = { what: string; perSecond: number; micros: number; ratio: number };

/**
 * Loads one local function host over the records in this file. Every round sends each call in turn, so that other load
 * on the machine affects all equally; the first only warms up.
 */
export async function measureThroughput(file: string): Promise<Throughput[]> {
  const env = { SQLITE_FILE: file, SERVER_SECRET: SECRET };
  const entry = resolve(import.meta.dirname, 'metered-api.ts');
  const cloud = await startCloud({ store: 'sqlite', seed: false, env, entry });
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const call = await staffCallTo(cloud.apiUrl);
    const { items } = await call(calls.listQuizResults, {});
    const completed = items.find(({ quizCompleteDate }) => quizCompleteDate !== null);
    if (!completed) throw new Error('The history has no completed result');
    const staff = { 'x-authorization': `Bearer ${demoToken('Admin')}` };
    const load = (what: string, { name }: Call, query = '', more = {}) => {
      const headers = { ...more, 'accept-encoding': 'gzip', 'x-functions-key': cloud.functionKey };
      const options = { agent, headers };
      return { what, url: `${cloud.apiUrl}/${name}${query}`, options, count: 0, ms: 0, micros: 0 };
    };
    const loads = [
      load('app settings', calls.getAppSettings),
      load('read a result by permalink', calls.getQuizResult, `?id=${completed.id}`),
      load('first page of results, all', calls.listQuizResults, '', staff),
      load('first page of invites, all', calls.listInvites, '', staff),
    ];
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const each of loads) {
        const before = await processorTime(cloud.apiUrl);
        const { count, ms } = await sendFor(ROUND_MS, () => get(each));
        if (round === 0) continue;
        each.count += count;
        each.ms += ms;
        each.micros += (await processorTime(cloud.apiUrl)) - before;
      }
    const rates = loads.map(({ what, count, ms, micros }) => ({
      what,
      perSecond: (1000 * count) / ms,
      micros: micros / count,
    }));
    const [{ micros: settings } = { micros: Number.NaN }] = rates;
    return rates.map((rate) => ({ ...rate, ratio: settings / rate.micros }));
  } finally {
    agent.destroy();
    await cloud.stop();
  }
}

async function processorTime(apiUrl: string): Promise<number> {
  return Number(await (await fetch(`${apiUrl}/processorTime`)).json());
}

/** Sends requests one after the other on each connection. Ends with the last response. */
async function sendFor(ms: number, send: () => Promise<void>) {
  const start = performance.now();
  let count = 0;
  const connection = async () => {
    for (; performance.now() - start < ms; count += 1) await send();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return { count, ms: performance.now() - start };
}

/** Throws for any response but 200. */
async function get({ url, options }: { url: string; options: RequestOptions }) {
  const sent = request(url, options);
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
}
