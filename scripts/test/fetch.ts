import { findBicep, restoreBicep } from './bicep.ts';
import { findFirefox, findWebKit } from './browsers.ts';
import { installPackages } from './install-browsers.ts';
import { restoreSwaCli } from './swa-cli.ts';
import { restoreWorker } from './worker.ts';

/**
 * Fetches the programs that tests run and that are not here, as far as this machine can have them. What it cannot have
 * is named by the tests that are skipped. `npm test -- --offline` does without.
 */
if (!findFirefox()) await installPackages('firefox-esr');
if (!findWebKit()) await installPackages('webkit2gtk-driver', 'xvfb');
findBicep() ?? restoreBicep();
restoreWorker();
restoreSwaCli();
