import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import type { Crumb } from './crumbs.tsx';

/** The kinds of records with a list, a form to add one, and pages. Their words and paths have the same names. */
export type RecordKind = 'adjectives' | 'fragrances' | 'providers' | 'questions' | 'users';

/** The page of one record, and the page that adds one. */
const PAGES = {
  adjectives: { record: paths.adjective, add: paths.addAdjective },
  fragrances: { record: paths.fragrance, add: paths.addFragrance },
  providers: { record: paths.provider, add: paths.addProvider },
  questions: { record: paths.question, add: paths.addQuestion },
  users: { record: paths.user, add: paths.addUser },
};

export const recordHref = (kind: RecordKind, id: string) => PAGES[kind].record.getHref(id);
export const addHref = (kind: RecordKind) => PAGES[kind].add.getHref();

export type Back = { label: string; href: string };

/** The pages above a page, without the dashboard, and the link back to the nearest one. */
export type Parent = { crumbs: readonly Crumb[]; back: Back };

type KindWords = {
  title: string;
  add: string;
  crumb?: string;
  toList: string;
  unknown: string;
  unknownText: string;
};

export const useKindWords = (kind: RecordKind): KindWords => useOfficeWords()[kind];

/** A kind stands for its list. */
export function useParent(parent: RecordKind | Parent): Parent {
  const words = useOfficeWords();
  if (typeof parent !== 'string') return parent;
  const { title, crumb = title, toList }: KindWords = words[parent];
  const href = paths[parent].getHref();
  return { crumbs: [{ label: crumb, href }], back: { label: toList, href } };
}
