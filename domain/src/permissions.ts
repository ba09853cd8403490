/** Who may do what (DESIGN.md 5): read by the API to refuse and filter, by the web app to hide, by tests to try all. */
export const ROLES = ['Admin', 'Manager', 'Salesperson'] as const;
export type Role = (typeof ROLES)[number];
export type CallerKind = Role | 'respondent' | 'anyone';

/**
 * How far a permission reaches: every record, those of the caller's own provider, the caller's own, or (`shown`)
 * just what a public page shows to who holds its link.
 */
export type Scope = 'all' | 'ownProvider' | 'own' | 'shown';
export type Access = Partial<Record<CallerKind, Scope>>;

const staff = { Admin: 'all', Manager: 'all', Salesperson: 'all' } as const satisfies Access;

export const permissions = {
  catalogue: {
    read: staff,
    write: { Admin: 'all', Manager: 'all' },
  },
  users: {
    read: { Admin: 'all', Manager: 'ownProvider', Salesperson: 'own' },
    write: { Admin: 'all', Manager: 'ownProvider' },
    /** A Salesperson changes the own language only, as everybody may. */
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
    remove: { Admin: 'all' },
  },
  userLogs: {
    read: { Admin: 'all', Manager: 'ownProvider' },
    write: { Admin: 'own', Manager: 'own', Salesperson: 'own' },
  },
  directory: { call: { Admin: 'all', Manager: 'ownProvider' } },
  email: { send: { Admin: 'all', Manager: 'ownProvider', Salesperson: 'own' } },
  session: { read: staff },
  dashboard: { read: { Admin: 'all', Manager: 'ownProvider', Salesperson: 'own' } },
  app: { read: { anyone: 'shown' } },
} as const satisfies Record<string, Record<string, Access>>;

/** The scope a kind of caller has, or undefined when refused. What anyone may do, everybody may. */
export function scopeOf(access: Access, kind: CallerKind): Scope | undefined {
  return access[kind] ?? access.anyone;
}
