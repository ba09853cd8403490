import type { ListName } from '@vse/domain/records/lists';
import type { Session } from '@vse/domain/records/users';
import type { ComponentType } from 'react';
import type { OfficeWords } from '../lib/words/types.ts';
import type { RecordKind } from '../ui/kit/record-kind.ts';
import type { FinderWords } from './finder.ts';

/** Who may open a feature, and where it stands, says `LISTS` (domain). Everybody of the office opens the dashboard. */
export type FeatureName = 'dashboard' | ListName;

/** The open work that the rail names. */
export type Wait = keyof OfficeWords['rail']['waits'];

/**
 * What the office knows of one of its parts without loading it: routes, rail, menu, palette, "Jump to..", tiles and links
 * read it. Data and lazy imports only, because the shell loads the features of all parts.
 */
export type Feature = {
  label: (office: OfficeWords) => string;
  /** Strokes on a square of 20. */
  icon: string;
  /** Its first screen. */
  href: (session: Session) => string;
  /** Its screens, by the patterns of their addresses. */
  screens: Readonly<Record<string, () => Promise<ComponentType>>>;
  /** What staff add, list and edit here. */
  record?: RecordKind;
  /** The page of one record, where staff do not edit such records. */
  pageOf?: (id: string) => string;
  /** What else can be begun here. */
  begin?: { label: (words: FinderWords) => string; href: string };
  waits?: readonly Wait[];
};

/** A kind of record with the addresses of its list, of the page that adds one, and of the page of one. */
export function recordKind(
  name: 'adjectives' | 'fragrances' | 'providers' | 'questions' | 'users',
  paths: {
    list: { getHref(): string };
    add: { getHref(): string };
    one: { getHref(id: string): string };
  },
): RecordKind {
  return {
    words: (office) => office[name],
    listHref: paths.list.getHref(),
    addHref: paths.add.getHref(),
    recordHref: paths.one.getHref,
  };
}
