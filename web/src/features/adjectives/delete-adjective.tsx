import { deleteAdjective } from '@vse/domain/contract/calls';
import type { Adjective } from '@vse/domain/records/adjectives';
import type { ComponentProps } from 'react';
import { removing, staffCall } from '../../lib/api/staff.ts';
import { useAdjectives } from '../../lib/records/use-adjectives.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { DeleteModal } from '../../ui/kit/delete-modal.tsx';
import { useUsage } from './use-usage.ts';

type DeleteAdjectiveProps = { adjective: Adjective } & Pick<
  ComponentProps<typeof DeleteModal>,
  'leaveTo' | 'leaveOptions' | 'onDeleted' | 'onClose'
>;

/** Says where the adjective is used and what deleting it changes there, then deletes it. */
export function DeleteAdjective({ adjective, ...modal }: DeleteAdjectiveProps) {
  const { adjectives: words } = useOfficeWords();
  const { changed } = useAdjectives();
  const usage = useUsage()?.(adjective.id);
  const { id, name, etag } = adjective;
  return (
    <DeleteModal
      {...modal}
      title={words.deleteTitle({ name })}
      text={
        usage
          ? words.deleteText({ fragrances: usage.fragrances, answers: usage.answers })
          : words.deleteUnknown
      }
      confirm={words.deleteConfirm}
      remove={() => staffCall(deleteAdjective, { id, etag })}
      refresh={() => changed(removing(id))}
    />
  );
}
