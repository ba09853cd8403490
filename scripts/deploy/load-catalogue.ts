import { recordsSignal } from '../../api/src/clients/deadline.ts';
import { readConfig } from '../../api/src/config.ts';
import { createContext } from '../../api/src/services/context.ts';
import { openStore } from '../../api/src/store/open-store.ts';
import { loadCatalogue } from '../seed/load/catalogue.ts';

/* The sample catalogue without the sample people and their history: nobody in it signs in to a real directory. */
const config = readConfig();
const store = await openStore(config, recordsSignal);
const context = createContext(config, store);
await loadCatalogue(context, (line) => console.log(`  ${line}`));
await store.close();
