import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../../api/src/config.ts';
import { createEmail, type Email } from '../../api/src/services/email.ts';
import { createServices } from '../../api/src/services/services.ts';
import { openStore } from '../../api/src/services/store/open-store.ts';
import { loadCatalogue } from './load/catalogue.ts';
import { loadHistory } from './load/history.ts';
import { loadPeople } from './load/people.ts';

/*
 * Loads the sample catalogue through the services of the API. Every id is derived, so that a seed that was cut off is
 * simply run again. The clock is moved while the past is written.
 */
const config = readConfig();
const store = await openStore(config);
let clock: Date | undefined;
const real = createEmail(config);
/** The mails of the past were sent in the past: nobody wants them today. */
const email: Email = {
  send: (...mail) => (clock ? Promise.resolve({ kind: 'sent' }) : real.send(...mail)),
};
const services = createServices(config, store, () => clock ?? new Date(), email);
const say = (line: string) => console.log(line);

const catalogue = await loadCatalogue(services, say);
const today = new Date();
const at = async <T>(daysAgo: number, work: () => Promise<T>): Promise<T> => {
  clock = new Date(today.getTime() - daysAgo * 86_400_000);
  try {
    return await work();
  } finally {
    clock = undefined;
  }
};
const people = await loadPeople(services, catalogue, at, say);
const invites = await loadHistory(services, catalogue, people, at, say);
await store.close();

const folder = process.env.LOCAL_DATA;
if (folder) writeFileSync(resolve(folder, 'seeded.json'), JSON.stringify({ invites }));
