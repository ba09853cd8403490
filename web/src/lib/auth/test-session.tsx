import { type Call, getSession } from '@vse/domain/contract/calls';
import type { Session } from '@vse/domain/records/users';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { SWRConfig, unstable_serialize } from 'swr';
import { afterEach, beforeEach, vi } from 'vitest';
import { dropStaffToken, keepStaffToken } from './tokens.ts';

export const TEST_TOKEN = 'token';

export const company = { id: 'aurum', name: 'Aurum Scent Co.' };

/** A Salesperson of the company. */
export const INES: Session = {
  kind: 'Salesperson',
  email: 'ines@aurum.example',
  name: 'Ines',
  userId: 'ines',
  logId: 'ines',
  provider: company,
  logo: '',
  language: 'en',
  hasAccess: true,
  settings: null,
};

type SignedInProps = { session: Partial<Session>; address?: string; children: ReactNode };

/** What somebody sees whose session has been read. The token must be stored before. */
export function SignedIn({ session, address = '/', children }: SignedInProps) {
  const fallback = {
    [unstable_serialize([getSession.name, {}, TEST_TOKEN])]: { ...INES, ...session },
  };
  return (
    <SWRConfig value={{ provider: () => new Map(), fallback, revalidateIfStale: false }}>
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    </SWRConfig>
  );
}

/** Stores the token for each test of a file, in which `answer` answers this call, and a function key all others. */
export function answering({ name }: Call, answer: (url: string) => Promise<Response>): void {
  beforeEach(() => {
    keepStaffToken(TEST_TOKEN);
    vi.spyOn(window, 'fetch').mockImplementation(async (url) =>
      String(url).includes(name) ? answer(String(url)) : Response.json({ functionKey: 'key' }),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    dropStaffToken();
  });
}
