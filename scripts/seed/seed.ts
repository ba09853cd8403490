import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { recordsSignal } from '../../api/src/clients/deadline.ts';
import { createEmail } from '../../api/src/clients/email.ts';
import { readConfig } from '../../api/src/config.ts';
import { createContext } from '../../api/src/services/context.ts';
import { rebuildInsight } from '../../api/src/services/insight/insight-state.ts';
import { openStore } from '../../api/src/store/open-store.ts';
import { loadCatalogue } from './load/catalogue.ts';
import { loadHistory, toTry } from './load/history.ts';
import { createPast } from './load/past.ts';
import { loadPeople } from './load/people.ts';

/*
 * Loads the sample catalogue through the API's services. All ids are derived, so an interrupted seed can simply be run
 * again. The clock is set to the past for the history.
 */
const config = readConfig();
const store = await openStore(config, recordsSignal);
const past = createPast(createEmail(config), toTry);
const context = createContext(config, store, past);
const say = (line: string) => console.log(line);

const catalogue = await loadCatalogue(context, say);
const people = await loadPeople(context, catalogue, past.at, say);
const invites = await loadHistory(context, catalogue, people, past.at, say);
// The history was written with dates of the past, which an API that runs already does not look at again.
await rebuildInsight(context);
await store.close();

const folder = process.env.LOCAL_DATA;
if (folder) writeFileSync(resolve(folder, 'seeded.json'), JSON.stringify({ invites }));
