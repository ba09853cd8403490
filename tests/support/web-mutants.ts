const mutant = (
  name: string,
  file: string,
  code: string,
  instead: string,
  caughtBy: [file: string, title: string],
) => ({
  name,
  file: `web/src/${file}`,
  code,
  instead,
  caughtBy: { file: `web/src/${caughtBy[0]}`, title: caughtBy[1] },
});

const family = (title: string): [string, string] => ['ui/office/record-family.test.tsx', title];
const outboxes = (title: string): [string, string] => ['screens/quiz/outboxes.test.tsx', title];

/** Defects of the app that a review once planted without any test beside the code noticing. */
export const webMutants = [
  mutant(
    'closing a dialog with typed text without a question',
    'ui/office/form-modal.tsx',
    'const close = () => form.guard.ask(onClose);',
    'const close = () => onClose();',
    family('%s in a dialog with typed text asks first, and Stay keeps the text'),
  ),
  mutant(
    "taking the other side's text when the question about a conflict is closed",
    'ui/office/save-problems.tsx',
    'onClose={postpone}',
    'onClose={takeTheirs}',
    family('Escape in a conflict decides nothing: Save asks again until a version is chosen'),
  ),
  mutant(
    'asking to choose between two equal changes',
    'lib/forms/use-draft.ts',
    ' && !isEqual(fresh[name], changes[name])',
    '',
    family('the same change on both sides is no question'),
  ),
  mutant(
    'saying of every column that it is not sorted',
    'ui/office/data-table.tsx',
    "aria-sort={direction ?? 'none'}",
    'aria-sort="none"',
    family('a column says how it is sorted, and turns'),
  ),
  mutant(
    'never reversing the order of a column',
    'ui/office/controls/sort-button.tsx',
    "isAscending ? 'descending' : 'ascending'",
    "'ascending'",
    family('a column says how it is sorted, and turns'),
  ),
  mutant(
    'adding each letter of a search to the history',
    'lib/api/use-list-query.ts',
    'replace: true',
    'replace: false',
    family('a typed search is one step of the history'),
  ),
  mutant(
    'asking before a link opens another tab',
    'lib/forms/leave-guards.ts',
    'event.metaKey || event.ctrlKey || event.shiftKey || event.altKey',
    'event.altKey',
    [
      'lib/forms/use-leave-guard.test.tsx',
      'a click with %s opens the link elsewhere and asks nothing',
    ],
  ),
  mutant(
    'deleting a fragrance without the ETag that is shown',
    'screens/fragrances/fragrance-detail.tsx',
    'staffCall(deleteFragrance, { id, etag })',
    'staffCall(deleteFragrance, { id })',
    [
      'screens/fragrances/fragrance-detail.test.tsx',
      'a fragrance is deleted with the ETag of the version that is shown',
    ],
  ),
  mutant(
    'losing a save that is sent while its tab is closed',
    'screens/quiz/outboxes.ts',
    'keepalive: true, ',
    '',
    outboxes('a choice that was not sent is sent when the page is %s again, without a wait'),
  ),
  mutant(
    'waiting for a timer when the browser is online again',
    'screens/quiz/outboxes.ts',
    "addEventListener('online', outbox.flush);",
    '',
    outboxes('a choice that was not sent is sent when the page is %s again, without a wait'),
  ),
  mutant(
    'waiting without a bound between two attempts to save an answer',
    'screens/quiz/outbox/outbox.ts',
    'Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS)',
    'FIRST_RETRY_MS * 2 ** failures',
    [
      'screens/quiz/outbox/outbox.test.ts',
      'the pause between attempts doubles, up to half a minute, and is short again after the next choice',
    ],
  ),
  mutant(
    'taking an answer as sent that was ticked again during the request',
    'screens/quiz/outbox/pending-answers.ts',
    ' &&\n  areSame(a.changedAnswers ?? [], b.changedAnswers ?? [])',
    '',
    ['screens/quiz/outbox/pending-answers.test.ts', '%s during a request is not taken as sent'],
  ),
  mutant(
    'leaving the focus nowhere after a navigation',
    'app/use-navigation-effects.ts',
    'main.current?.focus({ preventScroll: true });',
    '',
    ['app/use-navigation-effects.test.tsx', '%s puts the focus on its heading, and so does Back'],
  ),
  mutant(
    'neither marking nor focusing the wrong field of an invite',
    'lib/forms/use-field-problems.ts',
    'if (problems.fields.length > 0)',
    'if (problems.fields.length > 99)',
    [
      'lib/forms/use-field-problems.test.tsx',
      'a wrong field is marked, described by the message, and has the focus',
    ],
  ),
  mutant(
    'hiding that a picture is required',
    'ui/office/upload-field.tsx',
    'error ? [error, ...problems] : problems',
    'problems',
    ['ui/office/upload-field.test.tsx', 'the error of a field stands beside it'],
  ),
  mutant(
    'listing a saved user twice',
    'screens/users/directory/use-people.ts',
    '[...removing(saved.id)(items), saved]',
    '[...items, saved]',
    [
      'screens/users/directory/use-people.test.tsx',
      'all pages of users are read, and a saved user stands once in the list',
    ],
  ),
  mutant(
    'ending the lists of users after the first page',
    'lib/api/staff.ts',
    '  } while (page);',
    '  } while (false);',
    [
      'screens/users/directory/use-people.test.tsx',
      'all pages of users are read, and a saved user stands once in the list',
    ],
  ),
  mutant(
    'sending a search that is longer than the server accepts',
    'lib/api/use-list.ts',
    'find.trim().slice(0, NAME_LENGTH)',
    'find.trim()',
    ['lib/api/use-list-count.test.tsx', 'a search is cut to the longest that the server accepts'],
  ),
  mutant(
    'showing the tools of the Admin to all staff',
    'screens/results/results.tsx',
    "state.status === 'signedIn' && state.session.kind === 'Admin'",
    "state.status === 'signedIn'",
    ['screens/results/results.test.tsx', 'as %s there are %i tools of the Admin'],
  ),
  mutant(
    'showing Jump to to all staff',
    'ui/office/jump-to.tsx',
    "state.status !== 'signedIn' || state.session.kind !== 'Admin'",
    "state.status !== 'signedIn'",
    ['ui/office/jump-to.test.tsx', 'as %s there are %i menus that lead to every list'],
  ),
  mutant(
    'keeping the theme when another tab changes it',
    'lib/theme.ts',
    "addEventListener('storage', show);\n",
    '',
    ['lib/theme.test.tsx', 'the theme follows another tab'],
  ),
  mutant(
    'keeping the theme when the system changes it',
    'lib/theme.ts',
    "dark.addEventListener('change', show);",
    '',
    ['lib/theme.test.tsx', 'the theme follows the system until one is chosen'],
  ),
  mutant(
    'showing words that arrive after those of a later choice',
    'lib/words/words.ts',
    'if (wanted !== language) return;',
    '',
    ['lib/words/words.test.tsx', 'words that arrive after those of a later choice are not shown'],
  ),
  mutant(
    'replacing the language of the address by the saved one',
    'app/header/use-staff-language.ts',
    'isLanguage(saved) && !tabLanguage()',
    'isLanguage(saved)',
    [
      'app/header/use-staff-language.test.tsx',
      'a language in the address stays, whatever is saved',
    ],
  ),
  mutant(
    'showing a screen to a person without access',
    'ui/office/staff-only.tsx',
    'if (!state.session.hasAccess) return <NoAccess />;',
    '',
    [
      'ui/office/staff-only.test.tsx',
      'a person without access to VSE has no screen, whatever the role',
    ],
  ),
];
