import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

const root = import.meta.dirname;

/** The respondents' screens that come after the first page, by the names that index.html has for them. */
export const SCREENS = {
  quiz: 'src/screens/quiz/quiz-screen.tsx',
  results: 'src/screens/results/results-screen.tsx',
};

/** What every page of the office loads besides its screen. */
export const OFFICE = [
  'src/app/office-extras.ts',
  'src/app/office-routes.tsx',
  'src/app/header/header-staff.tsx',
  'src/app/header/language-select.tsx',
  'src/app/sign-in/sign-in-dialog.tsx',
  'src/lib/auth/load-account.tsx',
  'src/ui/kit/office-shell.tsx',
  'src/ui/kit/toasts.tsx',
  'src/app/rail/feature-menu.tsx',
  'src/app/rail/rail.tsx',
];

/** One stylesheet for the whole of the respondents' way: none of it can be lost later. */
const RESPONDENTS_STYLE =
  /\/web\/src\/(screens\/(invite|quiz|results)|ui\/(base|controls|feedback))\/(?!office-)[^/]+\.css$/;

/**
 * What the results, with what they load later, and the office share. Both load the quiz's file; one would load the other
 * for it.
 */
const QUIZ_ALSO =
  /\/contract\/later-calls\.ts$|\/rules\/isolated\.ts$|\/ui\/base\/(chip|use-copy)\.tsx?$/;

/** Shared styles come with the office. They come before those of a screen, which win at equal specificity. */
const OFFICE_STYLE = /\/web\/src\/(app|ui)\/.*\.css$/;

/** Most visits begin at the dashboard: what it needs comes in the same file. */
const DASHBOARD = 'src/features/dashboard/dashboard-screen.tsx';

const familyOf = (id: string) =>
  /\/web\/src\/(?:screens|features)\/([\w-]+)\/(?!feature\.|finder\.)/.exec(id)?.[1] ?? null;

type Group = Rolldown.CodeSplittingGroup;
type ModuleInfo = (id: string) => { importers: readonly string[] } | null;

/** Tells whether a module needs one of our own before it can draw anything: through imports that wait for nothing. */
function neededBy(path: string) {
  const known = new Map<string, boolean>([[resolve(root, path), true]]);
  return function isNeeded(id: string, info: ModuleInfo): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    if (!/\/(web|domain)\/src\//.test(id)) return false;
    known.set(id, false);
    const found = (info(id)?.importers ?? []).some((importer) => isNeeded(importer, info));
    known.set(id, found);
    return found;
  };
}

/** One file for all that some modules need, with what their libraries need. */
function fileFor(name: string, paths: readonly string[], also?: RegExp): Group {
  const checks = paths.map(neededBy);
  return {
    debugName: name,
    name: (id, context) => {
      if (also?.test(id)) return name;
      const info: ModuleInfo = (one) => context.getModuleInfo(one);
      return checks.some((isNeeded) => isNeeded(id, info)) ? name : null;
    },
  };
}

/** Without the imports of a module, which fewer parts may share. */
const alone = { includeDependenciesRecursively: false };

/**
 * The files of the app: a module goes into the first group that takes it. Left alone, the bundler makes a file of each set
 * of modules that some lazy parts share: a dozen on a respondent's first page, seventy on a screen of the office.
 */
export const groups: Group[] = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
  fileFor('first', ['src/main.tsx'], RESPONDENTS_STYLE),
  // Pages of respondents that staff can open as well need it, without the office.
  { name: 'staff-words', test: /\/words\/(isolated|late|office|part)-words\.ts$/, ...alone },
  // Over HTTP/1.1 a browser asks for six files at a time: a cold link right to a quiz must not wait for small ones.
  fileFor('quiz-screen', [SCREENS.quiz], QUIZ_ALSO),
  fileFor('results-screen', [SCREENS.results]),
  fileFor('office', [...OFFICE, DASHBOARD], OFFICE_STYLE),
  { name: 'records', minShareCount: 7, ...alone },
  { debugName: 'family', name: familyOf, minShareCount: 2, ...alone },
];
