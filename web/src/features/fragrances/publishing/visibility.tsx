import { isPublished, type PublishState } from '@vse/domain/rules/publish-state';
import { useFormats } from '../../../lib/words/format.ts';
import { type OfficeWords, useOfficeWords } from '../../../lib/words/words.ts';

type Visible = { publishState: PublishState };
/** How many inventories have a fragrance, of how many. Undefined while the inventories load. */
type Inventories = { stocked: number; all: number } | undefined;

type VisibilityProps = { fragrance: Visible; inventories: Inventories };

/** Whether the quiz can recommend a fragrance: it must be Published, and in the inventory of the quiz's provider. */
export function Visibility({ fragrance, inventories }: VisibilityProps) {
  const { fragrances: words } = useOfficeWords();
  const { number } = useFormats();
  return <span>{visibilityOf(fragrance, inventories, words, number)}</span>;
}

/** The same as text. */
export function visibilityOf(
  fragrance: Visible,
  inventories: Inventories,
  words: OfficeWords['fragrances'],
  number: (value: number) => string,
) {
  if (!isPublished(fragrance)) return words.draft;
  if (!inventories) return undefined;
  const { stocked, all } = inventories;
  return stocked === 0 ? words.nowhere : words.inSome(number(stocked), number(all));
}
