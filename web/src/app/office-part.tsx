import type { ComponentType } from 'react';
import { lazyPart } from '../lib/browser/lazy-part.tsx';
import { withWords } from '../lib/words/late-words.ts';

const loadShell = async () => (await import('../ui/kit/office-shell.tsx')).OfficeShell;
const loadAccount = async () => (await import('../lib/auth/load-account.tsx')).loadAccount();

/** A screen of the back office. Its own code, Fluent and the work account are loaded in parallel, its words then. */
export const officePart = (load: () => Promise<ComponentType>) =>
  lazyPart(
    withWords(async () => {
      const [Shell, Account, Screen] = await Promise.all([loadShell(), loadAccount(), load()]);
      return () => (
        <Account>
          <Shell>
            <Screen />
          </Shell>
        </Account>
      );
    }),
  );
