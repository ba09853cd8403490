import { recordsSignal } from '../../api/src/clients/deadline.ts';
import { readConfig } from '../../api/src/config.ts';
import { createServices } from '../../api/src/services/services.ts';
import { openStore } from '../../api/src/store/open-store.ts';
import { loadCatalogue } from '../seed/load/catalogue.ts';

/* The sample catalogue without the sample people and their history: nobody in it signs in to a real directory. */
const config = readConfig();
const store = await openStore(config, recordsSignal);
const services = createServices(config, store);
await loadCatalogue(services, (line) => console.log(`  ${line}`));
await store.close();
