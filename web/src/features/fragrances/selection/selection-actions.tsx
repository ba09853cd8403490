import type { FragranceRow } from '@vse/domain/records/fragrances';
import type { Provider } from '@vse/domain/records/providers';
import { isPublished } from '@vse/domain/rules/publish-state';
import { type RefObject, useEffect, useRef } from 'react';
import { useFormats } from '../../../lib/words/format.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { ConfirmModal } from '../../../ui/kit/confirm-modal.tsx';
import { Button } from '../../../ui/kit/controls/button.tsx';
import { ModalButton } from '../../../ui/kit/controls/modal-button.tsx';
import { useListed } from '../../../ui/office/changes/use-listed.ts';
import { useSelectionWords } from '../words/selection.ts';
import styles from './selection-actions.module.css';
import { StockModal } from './stock-modal.tsx';
import { type Lists, useSelectedActions } from './use-selected-actions.ts';

type SelectionActionsProps = Lists & {
  chosen: readonly FragranceRow[];
  /** Takes the focus when the button that had it is gone. */
  bar: RefObject<HTMLElement | null>;
};

/** What can be done with the selected fragrances: only what would change something. */
export function SelectionActions({ chosen, bar, ...lists }: SelectionActionsProps) {
  const words = useSelectionWords();
  const { number } = useFormats();
  const { publish, draft, stock, remove, isBusy } = useSelectedActions(chosen, lists);
  useKeptFocus(bar, isBusy);
  const published = chosen.filter(isPublished).length;
  const count = chosen.length;
  if (count === 0) return null;
  return (
    <div className={styles.actions}>
      {published < count && (
        <Button isSmall aria-disabled={isBusy} onClick={publish}>
          {words.publish}
        </Button>
      )}
      {published > 0 && (
        <Button isSmall aria-disabled={isBusy} onClick={draft}>
          {words.draft}
        </Button>
      )}
      {!isBusy && (
        <>
          <StockButton chosen={chosen} onAdd={stock} />
          <DeleteButton chosen={chosen} onDelete={remove} />
        </>
      )}
      {!isBusy && published > 0 && published < count && (
        <span className={styles.note}>
          {words.published({ count: number(published), total: number(count) })}
        </span>
      )}
    </div>
  );
}

type StockButtonProps = {
  chosen: readonly FragranceRow[];
  onAdd: (providers: readonly Provider[]) => void;
};

function StockButton({ chosen, onAdd }: StockButtonProps) {
  const words = useSelectionWords();
  return (
    <ModalButton
      isSmall
      modal={(close) => (
        <StockModal
          chosen={chosen}
          onClose={close}
          onAdd={(providers) => {
            close();
            onAdd(providers);
          }}
        />
      )}
    >
      {words.stock}
    </ModalButton>
  );
}

type DeleteButtonProps = { chosen: readonly FragranceRow[]; onDelete: () => void };

function DeleteButton({ chosen, onDelete }: DeleteButtonProps) {
  const { parts } = useOfficeWords();
  const words = useSelectionWords();
  const listed = useListed();
  const count = chosen.length;
  return (
    <ModalButton
      isSmall
      look="bad"
      modal={(close) => (
        <ConfirmModal
          title={words.deleteTitle({ count })}
          text={words.deleteText({ count, names: listed(chosen.map(({ name }) => name)) })}
          confirm={words.deleteConfirm({ count })}
          onClose={close}
          onConfirm={() => {
            close();
            onDelete();
          }}
        />
      )}
    >
      {parts.delete}
    </ModalButton>
  );
}

/** When work begins or ends, buttons disappear: the focus that one of them had goes to the bar. */
function useKeptFocus(bar: RefObject<HTMLElement | null>, isBusy: boolean) {
  const before = useRef(isBusy);
  useEffect(() => {
    if (before.current === isBusy) return;
    before.current = isBusy;
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [bar, isBusy]);
}
