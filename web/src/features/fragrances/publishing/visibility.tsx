import { isPublished, type PublishState } from '@vse/domain/rules/publish-state';
import { useFormats } from '../../../lib/words/format.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';

type Visible = { publishState: PublishState };
/** How many inventories have a fragrance, of how many. Undefined while the inventories load. */
type Inventories = { stocked: number; all: number } | undefined;

type VisibilityProps = { fragrance: Visible; inventories: Inventories };

/** Whether the quiz can recommend a fragrance: it must be Published, and in the inventory of the quiz's provider. */
export function Visibility({ fragrance, inventories }: VisibilityProps) {
  const { fragrances: words } = useOfficeWords();
  const { number } = useFormats();
  if (!isPublished(fragrance)) return <span>{words.draft}</span>;
  if (!inventories) return null;
  const { stocked, all } = inventories;
  return (
    <span>
      {stocked === 0 ? words.nowhere : words.inSome({ some: number(stocked), all: number(all) })}
    </span>
  );
}
