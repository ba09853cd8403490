import type { Fragrance } from '@vse/domain/records/fragrances';
import { useState } from 'react';
import { useEditFocus } from '../../lib/forms/use-edit-focus.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Card } from '../../ui/base/card.tsx';
import { Button } from '../../ui/office/controls/button.tsx';
import { ButtonTo } from '../../ui/office/controls/button-to.tsx';
import { EditBar } from '../../ui/office/edit-bar.tsx';
import { OfficePage } from '../../ui/office/office-page.tsx';
import { RecordForm } from '../../ui/office/record-form.tsx';
import { SameNameModal } from '../../ui/office/same-name-modal.tsx';
import { SaveProblems } from '../../ui/office/save-problems.tsx';
import { DeleteFragrance } from './delete-fragrance.tsx';
import { FragranceFacts } from './fragrance-facts.tsx';
import { FragranceFields } from './fragrance-fields.tsx';
import styles from './fragrances.module.css';
import { StateMark } from './state-mark.tsx';
import { useEditFragrance } from './use-fragrance-form.ts';

type FragranceDetailProps = { fragrance: Fragrance; refresh: () => Promise<void> };

/** One fragrance, shown first and then edited. */
export function FragranceDetail({ fragrance, refresh }: FragranceDetailProps) {
  const { fragrances: words, parts } = useOfficeWords();
  const { form, sameName, uploads } = useEditFragrance(fragrance, refresh);
  const [isDeleting, setDeleting] = useState(false);
  const { isEditing } = form;
  useEditFocus(form.ref, isEditing, '[data-actions] button');
  return (
    <RecordForm form={form}>
      <OfficePage
        title={isEditing ? words.editBar : fragrance.name}
        titleNote={isEditing ? fragrance.name : <StateMark state={fragrance.publishState} />}
        isBarSticky={isEditing}
        crumbs={[
          { label: parts.dashboard, href: paths.dashboard.getHref() },
          { label: words.title, href: paths.fragrances.getHref() },
          { label: fragrance.name },
        ]}
        actions={
          isEditing ? (
            <EditBar form={form} />
          ) : (
            <>
              <ButtonTo
                to={`${paths.addFragrance.getHref()}?from=${encodeURIComponent(fragrance.id)}`}
              >
                {words.duplicate}
              </ButtonTo>
              <Button look="ink" onClick={form.begin}>
                {parts.edit}
              </Button>
            </>
          )
        }
      >
        {!isEditing && <FragranceFacts fragrance={fragrance} />}
        <FragranceFields form={form} uploads={uploads} />
        {!isEditing && <DangerZone onDelete={() => setDeleting(true)} />}
        {isDeleting && <DeleteFragrance fragrance={fragrance} onClose={() => setDeleting(false)} />}
        <SameNameModal sameName={sameName} name={form.draft.name} />
        <SaveProblems
          form={form}
          labels={words.fields}
          values={{ family: words.family, collection: words.collection }}
          whenGone={<ButtonTo to={paths.fragrances.getHref()}>{words.toList}</ButtonTo>}
        />
      </OfficePage>
    </RecordForm>
  );
}

function DangerZone({ onDelete }: { onDelete: () => void }) {
  const { fragrances: words, parts } = useOfficeWords();
  return (
    <Card title={words.danger} isDanger>
      <div className={styles.danger}>
        <p>{words.dangerText}</p>
        <Button look="bad" aria-haspopup="dialog" onClick={onDelete}>
          {parts.delete}
        </Button>
      </div>
    </Card>
  );
}
