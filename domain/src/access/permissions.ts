/**
 * Who may do what (DESIGN.md 5). The API refuses and filters by it, the web app hides by it, and tests try all of it.
 */
export const ROLES = ['Admin', 'Manager', 'Salesperson'] as const;
export type Role = (typeof ROLES)[number];
export type CallerKind = Role | 'respondent' | 'anyone';

/**
 * How far a permission reaches: all records, those of the caller's provider, the caller's own, or (`shown`) only what a
 * public page shows to everyone who has its link.
 */
export type Scope = 'all' | 'ownProvider' | 'own' | 'shown';
export type Access = Partial<Record<CallerKind, Scope>>;

const staff = { Admin: 'all', Manager: 'all', Salesperson: 'all' } as const satisfies Access;

export const permissions = {
  catalogue: {
    read: staff,
    write: { Admin: 'all', Manager: 'all' },
    /** Former states, and the sets of changes. */
    history: { Admin: 'all', Manager: 'all' },
  },
  users: {
    read: { Admin: 'all', Manager: 'ownProvider', Salesperson: 'own' },
    write: { Admin: 'all', Manager: 'ownProvider' },
    /** A Salesperson may change only their own language, as everyone may. */
    update: { Admin: 'all', Manager: 'ownProvider', Salesperson: 'own' },
    language: { Admin: 'own', Manager: 'own', Salesperson: 'own' },
  },
  invites: {
    read: { Admin: 'all', Manager: 'ownProvider', Salesperson: 'own' },
    write: { Admin: 'all', Manager: 'ownProvider', Salesperson: 'own' },
    redeem: { anyone: 'shown' },
  },
  quizResults: {
    list: { Admin: 'all', Manager: 'ownProvider', Salesperson: 'own' },
    read: {
      Admin: 'all',
      Manager: 'ownProvider',
      Salesperson: 'own',
      respondent: 'own',
      anyone: 'shown',
    },
    start: staff,
    answer: { Admin: 'all', Manager: 'ownProvider', Salesperson: 'own', respondent: 'own' },
    /** The page of a result notes that a one-sheet was opened. Everybody with its link may do that. */
    openSheet: { anyone: 'shown' },
    /** What the recommendations of a result led to. */
    note: { Admin: 'all', Manager: 'ownProvider', Salesperson: 'own' },
    /** Only respondents send themselves a mail; staff write to invitees with `email.send`. */
    mail: { respondent: 'own' },
    /** For a sample of a recommended fragrance. */
    ask: { respondent: 'own' },
    remove: { Admin: 'all' },
    export: { Admin: 'all', Manager: 'ownProvider' },
    /** The Admin Tools of a result's page (text 1, section 3). */
    adminTools: { Admin: 'all' },
  },
  userLogs: {
    read: { Admin: 'all', Manager: 'ownProvider' },
    write: { Admin: 'own', Manager: 'own', Salesperson: 'own' },
  },
  directory: { call: { Admin: 'all', Manager: 'ownProvider' } },
  email: { send: { Admin: 'all', Manager: 'ownProvider', Salesperson: 'own' } },
  /** To find, hand out and erase what is kept about a person. */
  people: { erase: { Admin: 'all' } },
  audit: { read: { Admin: 'all' } },
  /** Work that outlives a call. */
  jobs: { read: { Admin: 'all' }, write: { Admin: 'all' } },
  unreadable: { read: { Admin: 'all' }, remove: { Admin: 'all' } },
  // Separate objects, because http/caller.ts recognizes these permissions by identity.
  session: {
    read: { ...staff },
    end: { ...staff },
    /** On every device. */
    endAll: { Admin: 'all', Manager: 'own', Salesperson: 'own' },
  },
  dashboard: {
    read: { Admin: 'all', Manager: 'ownProvider', Salesperson: 'own' },
    /** The menu "Jump to.." beside the title of a list. */
    jump: { Admin: 'all' },
  },
  insight: {
    read: { Admin: 'all', Manager: 'ownProvider', Salesperson: 'own' },
    rebuild: { Admin: 'all' },
  },
  app: { read: { anyone: 'shown' }, report: { anyone: 'shown' } },
} as const satisfies Record<string, Record<string, Access>>;

/** Returns the caller's scope, or undefined when refused. Everyone may do what `anyone` may do. */
export function scopeOf(access: Access, kind: CallerKind): Scope | undefined {
  return access[kind] ?? access.anyone;
}
