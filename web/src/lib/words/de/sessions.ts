import type { sessions as english } from '../en/sessions.ts';

export const sessions: typeof english = {
  signOutEverywhere: 'Überall abmelden',
  signedOutEverywhere:
    'Diese Person ist auf allen Geräten abgemeldet. Eine neue Anmeldung kann fünf Minuten dauern.',
  failed: 'Überall abmelden ist fehlgeschlagen',
};
