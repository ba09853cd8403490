import { beforeEach, expect, it } from 'vitest';
import { describeStores } from '../../../tests/support/store-suites.ts';
import { readConfig } from '../config.ts';
import { createMailLimit, type MailPlaces } from './mail-limit.ts';
import type { Container } from './store/store.ts';

const MINUTE = 60_000;

const config = readConfig({
  SITE_URL: 'http://localhost:4280',
  SERVER_SECRET: 'a secret of the tests, and long enough',
  SQLITE_FILE: 'unused',
  BLOB_CONNECTION_STRING: 'unused',
  SUPPORT_EMAIL: 'support@aurum.example',
  COMPANY_PROVIDER: 'Aurum Scent Co.',
  COMPANY_DOMAIN: 'aurum.example',
  MAIL_PER_MINUTE: '5',
  MAIL_PER_HOUR: '8',
});

/** Each test begins a day after the one before: the places are one document of the whole store. */
let time = Date.parse('2026-03-01T10:14:30Z');
beforeEach(() => {
  time += 24 * 60 * MINUTE;
});

describeStores('The limit on mails', ({ container }) => {
  const limit = () =>
    createMailLimit(
      container('rateLimits') as unknown as Container<MailPlaces>,
      config,
      () => new Date(time),
    );

  async function takeAtOnce(times: number): Promise<number[]> {
    const places = await Promise.all(Array.from({ length: times }, () => limit().take()));
    return places.filter((place) => place !== undefined);
  }

  it('gives as many places as the minute has, then those of the hour, however many ask at once', async () => {
    expect(await takeAtOnce(20)).toHaveLength(5);
    time += MINUTE;
    expect(await takeAtOnce(20)).toHaveLength(3);
    time += 58 * MINUTE;
    expect(await takeAtOnce(20)).toHaveLength(0);
    time += MINUTE;
    expect(await takeAtOnce(20)).toHaveLength(5);
  });

  it('gives a place again that was given back', async () => {
    const [place = 0] = await takeAtOnce(5);
    expect(await takeAtOnce(1)).toEqual([]);
    await limit().giveBack(place);
    expect(await takeAtOnce(3)).toHaveLength(1);
  });

  it('gives none on any host while the service asks to wait, and a shorter wait ends no longer one', async () => {
    await limit().pauseFor(3600);
    await limit().pauseFor(60);
    expect(await takeAtOnce(5)).toEqual([]);
    time += 59 * MINUTE;
    expect(await takeAtOnce(5)).toEqual([]);
    time += MINUTE;
    expect(await takeAtOnce(5)).toHaveLength(5);
  });
});
