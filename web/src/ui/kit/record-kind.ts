import { lastAddress } from '../../lib/list-address.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import type { OfficeWords } from '../../lib/words/types.ts';
import type { Crumb } from './crumbs.tsx';

type KindWords = {
  title: string;
  add: string;
  crumb?: string;
  toList: string;
  unknown: string;
  unknownText: string;
};

/** A kind of records with a list, a page that adds one, and a page for each. */
export type RecordKind = {
  words: (office: OfficeWords) => KindWords;
  listHref: string;
  addHref: string;
  recordHref: (id: string) => string;
};

export type Back = { label: string; href: string };

/** The pages above a page, without the dashboard, and the link back to the nearest one. */
export type Parent = { crumbs: readonly Crumb[]; back: Back };

export const useKindWords = (kind: RecordKind): KindWords => kind.words(useOfficeWords());

/** A kind stands for its list. */
export function useParent(parent: RecordKind | Parent): Parent {
  const words = useOfficeWords();
  if ('crumbs' in parent) return parent;
  const { title, crumb = title, toList } = parent.words(words);
  const href = parent.listHref;
  return { crumbs: [{ label: crumb, href }], back: { label: toList, href: lastAddress(href) } };
}
