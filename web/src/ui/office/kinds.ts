import type { CatalogueName } from '@vse/domain/records/lists';
import { paths } from '../../lib/paths.ts';
import type { RecordKind } from '../kit/record-kind.ts';

type Name = CatalogueName | 'users';
type Page = { getHref: (id: string) => string };
type AddPage = { getHref: () => string };

/** A kind has the same name in the words and in `paths`. */
const kind = (name: Name, record: Page, add: AddPage): RecordKind => ({
  words: (office) => office[name],
  listHref: paths[name].getHref(),
  addHref: add.getHref(),
  recordHref: record.getHref,
});

/** The kinds of records that staff edit. */
export const kinds: Record<Name, RecordKind> = {
  adjectives: kind('adjectives', paths.adjective, paths.addAdjective),
  fragrances: kind('fragrances', paths.fragrance, paths.addFragrance),
  providers: kind('providers', paths.provider, paths.addProvider),
  questions: kind('questions', paths.question, paths.addQuestion),
  users: kind('users', paths.user, paths.addUser),
};
