import { describe, expect, test } from 'vitest';
import { type Access, type CallerKind, permissions, scopeOf } from './permissions.ts';

const KINDS: readonly CallerKind[] = ['Admin', 'Manager', 'Salesperson', 'respondent', 'anyone'];

/** Written by hand from DESIGN.md section 5, not read from the table under test. A dash means refused. */
const DESIGN = `
                     Admin  Manager      Salesperson  respondent  anyone
catalogue.read       all    all          all          -           -
catalogue.write      all    all          -            -           -
catalogue.history    all    all          -            -           -
users.read           all    ownProvider  own          -           -
users.write          all    ownProvider  -            -           -
users.update         all    ownProvider  own          -           -
users.language       own    own          own          -           -
invites.read         all    ownProvider  own          -           -
invites.write        all    ownProvider  own          -           -
invites.redeem       shown  shown        shown        shown       shown
quizResults.list     all    ownProvider  own          -           -
quizResults.read     all    ownProvider  own          own         shown
quizResults.start    all    all          all          -           -
quizResults.answer   all    ownProvider  own          own         -
quizResults.openSheet shown shown       shown        shown       shown
quizResults.note     all    ownProvider  own          -           -
quizResults.mail        -      -            -            own         -
quizResults.ask      -      -            -            own         -
quizResults.remove   all    -            -            -           -
quizResults.export   all    ownProvider  -            -           -
quizResults.adminTools all  -            -            -           -
userLogs.read        all    ownProvider  -            -           -
userLogs.write       own    own          own          -           -
directory.call       all    ownProvider  -            -           -
email.send           all    ownProvider  own          -           -
people.erase         all    -            -            -           -
audit.read           all    -            -            -           -
jobs.read            all    -            -            -           -
jobs.write           all    -            -            -           -
unreadable.read      all    -            -            -           -
unreadable.remove    all    -            -            -           -
session.read         all    all          all          -           -
session.end          all    all          all          -           -
session.endAll       all    own          own          -           -
dashboard.read       all    ownProvider  own          -           -
dashboard.jump       all    -            -            -           -
insight.read         all    ownProvider  own          -           -
insight.rebuild      all    -            -            -           -
app.read             shown  shown        shown        shown       shown
app.report           shown  shown        shown        shown       shown`
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/ +/));

const table = new Map<string, Access>(
  Object.entries(permissions).flatMap(([record, actions]) =>
    Object.entries(actions).map(([action, access]) => [`${record}.${action}`, access]),
  ),
);

describe('the permission', () => {
  test.each(DESIGN)('%s has the scope that the design gives it', (name, ...scopes) => {
    const access = table.get(name);
    expect(access && KINDS.map((kind) => scopeOf(access, kind) ?? '-')).toEqual(scopes);
  });

  test('of every name has a row in DESIGN: add the missing ones to this file', () => {
    const designed = DESIGN.map(([name]) => name);
    const missing = [...table.keys()].filter((name) => !designed.includes(name));
    expect(missing, 'add a line to domain/src/access/permissions.test.ts').toEqual([]);
  });
});
