import type { JumpName } from '@vse/domain/records/lists';
import type { Session } from '@vse/domain/records/users';
import type { usePaletteWords } from '../lib/words/palette.ts';
import type { OfficeWords } from '../lib/words/types.ts';
import type { FeatureName } from './feature.ts';

export type Picture =
  | { kind: 'icon'; name: FeatureName }
  | { kind: 'person'; name: string }
  | { kind: 'thumbnail'; url: string };

/** What a search finds, and where it leads. */
export type Hit = {
  /** Unique among all hits. */
  key: string;
  label: string;
  /** Beside the label, in soft. */
  detail?: string;
  /** What is wrong with it, such as Draft. */
  mark?: string | undefined;
  picture: Picture;
  href: string;
};

export type FinderWords = {
  office: OfficeWords;
  palette: ReturnType<typeof usePaletteWords>;
  number: (value: number) => string;
};

/**
 * How the palette finds the records of a list that the browser holds: the `finder.ts` of a feature, which comes with the
 * palette.
 */
type FinderOf<Row extends { id: string }> = {
  name: JumpName;
  /** The title of its group, if it is not the feature's name. */
  title?(office: OfficeWords): string;
  useRows(options: { isWanted: boolean }): { items: readonly Row[] | undefined; error: unknown };
  /** What typed words are looked for in; rows that begin with the first word come first. */
  textOf(row: Row): string;
  hitOf(row: Row, words: FinderWords, session: Session): Omit<Hit, 'key'>;
};
export type Finder = FinderOf<{ id: string }>;

/** Lets the row's type be inferred. */
export const defineFinder = <Row extends { id: string }>(of: FinderOf<Row>): Finder => of;
