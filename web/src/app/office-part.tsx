import type { ComponentType } from 'react';
import { lazyPart } from '../lib/browser/lazy-part.tsx';

const loadShell = async () => (await import('../ui/kit/office-shell.tsx')).OfficeShell;
const loadAccount = async () => (await import('../lib/auth/load-account.tsx')).loadAccount();

/** A screen of the back office. Its own code, Fluent and the work account are loaded in parallel. */
export const officePart = (load: () => Promise<ComponentType>) =>
  lazyPart(async () => {
    const [Shell, Account, Screen] = await Promise.all([loadShell(), loadAccount(), load()]);
    return () => (
      <Account>
        <Shell>
          <Screen />
        </Shell>
      </Account>
    );
  });
