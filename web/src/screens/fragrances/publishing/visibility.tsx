import { isPublished, type PublishState } from '@vse/domain/rules/publish-state';
import { useFormats } from '../../../lib/words/format.ts';
import { useOfficeWords } from '../../../lib/words/words.ts';

type VisibilityProps = {
  fragrance: { publishState: PublishState };
  /** How many inventories have it, of how many. Undefined while the inventories load. */
  inventories: { stocked: number; all: number } | undefined;
};

/** Whether the quiz can recommend a fragrance: it must be Published, and in the inventory of the quiz's provider. */
export function Visibility({ fragrance, inventories }: VisibilityProps) {
  const { fragrances: words } = useOfficeWords();
  const { number } = useFormats();
  if (!isPublished(fragrance)) return words.draft;
  if (!inventories) return null;
  const { stocked, all } = inventories;
  return stocked === 0 ? words.nowhere : words.inSome(number(stocked), number(all));
}
