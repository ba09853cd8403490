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
  'src/lib/words/isolating.ts',
  'src/lib/words/part-words.ts',
  'src/ui/kit/office-shell.tsx',
  'src/ui/kit/toasts.tsx',
  'src/app/rail/place-menu.tsx',
  'src/app/rail/rail.tsx',
];

/** What only forms with files, weights and colors show, with its styles. */
const FORM_PARTS =
  /\/(option-picker|chosen-option|weight-(bar|list)|use-heaviest-first|upload-field|file-row|use-(file-drop|upload)|swatch-tray)\./;

/** What the list of fragrances shares with their form, which it would load otherwise: too little for a file of its own. */
const FRAGRANCE_LIST =
  /\/features\/fragrances\/(fragrances\.module\.css|publishing\/visibility\.tsx|scent\/needs-adjectives\.tsx)$/;

/** The styles that screens of the office share, and small parts that would be files of their own. */
const OFFICE_ALSO =
  /\/web\/src\/(app|ui)\/.*\.css$|\/(day-range|download|durations|glance|mail-mark|mail-reason|part-words|staff-name|use-row-dialogs)\.tsx?$|\/presenceMotionSlot\.js$/;

/** One stylesheet for the whole of the respondents' way: none of it can be lost later. */
const RESPONDENTS_STYLE =
  /\/web\/src\/(screens\/(invite|quiz|results)|ui\/(base|controls|feedback))\/(?!office-)[^/]+\.css$/;

/**
 * What the results, with what they load later, and the office share. Both load the quiz's file; one would load the other
 * for it.
 */
const QUIZ_ALSO =
  /\/contract\/later-calls\.ts$|\/rules\/isolated\.ts$|\/ui\/base\/(chip|use-copy)\.tsx?$/;

/** Most visits begin at the dashboard: what it needs comes in the same file, but for its own modules. */
const DASHBOARD = 'src/features/dashboard/dashboard-screen.tsx';
const OF_DASHBOARD = /\/features\/dashboard\/(?!feature\.)|\/words\/(\w\w\/)?numbers\.ts$/;

/** What the dashboard shares with Insight, which no other screen needs. */
const FIGURES =
  /\/words\/\w\w\/funnel\.ts$|\/lib\/insight-filters\.ts$|\/ui\/office\/bar\.tsx$|\/rules\/insight-(cells|periods)\.ts$/;

/** What the palette finds: it comes with the first press. */
const PALETTE = /\/app\/palette\/|\/features\/\w+\/finder\.ts$|\/words\/(\w\w\/)?palette\.ts$/;

/** What shows a list with its search, filters and pages, which no form needs. */
const LISTS =
  /\/react-search\/|\/kit\/(action-button|filter-bar|data-table|list-screen|list-rows|paging|use-list-keys|use-row-memory|use-page-turns|columns)\.tsx?$|\/kit\/controls\/(sort-button|find-field)\.tsx$|\/lib\/api\/(use-list|use-list-query|pages|list-totals|clean-query)\.ts$/;

/** What keeps and saves what is typed, which no list needs. */
const FORMS =
  /\/react-(switch|checkbox)\/|\/lib\/forms\/(use-record-form|record-form-options|use-rebase|use-draft|use-save|use-same-name|use-form-problems|field-problems|issues|is-equal|use-edit-focus|use-running-uploads)\.ts$|\/kit\/(save-problems|same-name-modal|form-modal|record-form|record-page|add-page|edit-bar|danger-zone)\.tsx$|\/kit\/controls\/toggle-fields\.tsx$|\/ui\/office\/logo-(gallery|choice)\.tsx$/;

/** What few screens show late: a bar of progress, and archives to download. */
const SELDOM =
  /\/react-progress\/|\/(motionSlot|kit\/controls\/progress)\.|\/lib\/export\/zip\.ts$/;

/** The range of days: three screens have it. */
const DAYS = /\/(days-filter|days-popover|day-presets)\.tsx?$|\/words\/(\w\w\/)?days\.ts$/;

/** Parts of ten kilobytes and more that only some of the office's screens show. */
const LARGE: Record<string, RegExp> = {
  changes:
    /words\/(\w\w\/)?changes\.ts|ui\/office\/(changes|record-history)\/(?!history-button)|records\/change-set\./,
  // With the form of a user, which has two of them and no room for another file.
  combo:
    /react-combobox|combo-field|provider-field|features\/users\/(use-user-form|user-fields|logo-field|user-form\.module|rights\/|directory\/person-draft)/,
  menu: /react-menu|controls\/menu/,
  order: /@dnd-kit|kit\/order-list/,
  // After the menu and the combobox, whose positioning it shares.
  colors: /react-(popover|color-picker)|color-(picker|popover|space)|words\/(\w\w\/)?colors\.ts/,
  pickers: new RegExp(`${FORM_PARTS.source}|${FRAGRANCE_LIST.source}`),
};
/** What the form of a fragrance has, and hardly another: in its file. */
const OF_FRAGRANCES = /react-textarea|controls\/text-area/;
const isLarge = (id: string) =>
  [OF_FRAGRANCES, ...Object.values(LARGE)].some((part) => part.test(id));
const familyOf = (id: string) =>
  OF_FRAGRANCES.test(id)
    ? 'fragrances'
    : (/\/web\/src\/(?:screens|features)\/([\w-]+)\/(?!feature\.)/.exec(id)?.[1] ?? null);

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
function fileFor(name: string, paths: readonly string[], also?: RegExp, not?: RegExp): Group {
  const checks = paths.map(neededBy);
  return {
    debugName: name,
    name: (id, context) => {
      if (not?.test(id)) return null;
      if (also?.test(id)) return name;
      const info: ModuleInfo = (one) => context.getModuleInfo(one);
      return checks.some((isNeeded) => isNeeded(id, info)) ? name : null;
    },
  };
}

/**
 * The files of the app: a module goes into the first group that takes it. Left alone, the bundler makes one of each set
 * of modules that some lazy screens share: a dozen on a respondent's first page, up to a hundred on one of the office.
 */
export const groups: Group[] = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
  { name: 'figures', test: FIGURES, includeDependenciesRecursively: false },
  { name: 'palette', test: PALETTE, includeDependenciesRecursively: false },
  fileFor('first', ['src/main.tsx'], RESPONDENTS_STYLE),
  // Over HTTP/1.1 a browser asks for six files at a time: a cold link right to a quiz must not wait for small ones.
  fileFor('quiz-screen', [SCREENS.quiz], QUIZ_ALSO),
  fileFor('results-screen', [SCREENS.results]),
  fileFor('office', [...OFFICE, DASHBOARD], OFFICE_ALSO, OF_DASHBOARD),
  { name: 'lists', test: LISTS, includeDependenciesRecursively: false },
  { name: 'forms', test: FORMS, includeDependenciesRecursively: false },
  { name: 'records', test: (id) => !SELDOM.test(id), minShareCount: 9 },
  {
    name: 'fields',
    test: (id) => familyOf(id) === null && !isLarge(id) && !DAYS.test(id) && !/\/zip\.ts$/.test(id),
    minShareCount: 3,
  },
  ...Object.entries(LARGE).map(([name, test]) => ({ name, test })),
  // In files of their own, they would be the thirteenth.
  { name: 'fragrances', test: /\/(add-)?fragrance-screen\.tsx$/ },
  { debugName: 'family', name: familyOf, minShareCount: 2 },
];
