import type { Adjective } from '@vse/domain/records/adjectives';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEditFocus } from '../../lib/forms/use-edit-focus.ts';
import { notify } from '../../lib/notifications.ts';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords, useTranslated } from '../../lib/words/words.ts';
import { Card } from '../../ui/base/card.tsx';
import { Button } from '../../ui/office/controls/button.tsx';
import { ButtonTo } from '../../ui/office/controls/button-to.tsx';
import { TextField } from '../../ui/office/controls/text-field.tsx';
import { EditBar } from '../../ui/office/edit-bar.tsx';
import { Fact, Facts } from '../../ui/office/facts.tsx';
import { OfficePage } from '../../ui/office/office-page.tsx';
import { RecordForm } from '../../ui/office/record-form.tsx';
import { SameNameModal } from '../../ui/office/same-name-modal.tsx';
import { SaveProblems } from '../../ui/office/save-problems.tsx';
import styles from './adjectives.module.css';
import { DeleteAdjective } from './delete-adjective.tsx';
import { useEditAdjective } from './use-adjective-form.ts';
import { useUsage } from './use-usage.ts';

/** One adjective: its name and usage, renaming and deleting. */
export function AdjectiveDetail({ adjective }: { adjective: Adjective }) {
  const { adjectives: words, parts } = useOfficeWords();
  const translated = useTranslated();
  const navigate = useNavigate();
  const { form, sameName } = useEditAdjective(adjective, {
    onSaved: () => notify(translated('CHANGES_SAVED')),
  });
  const [isDeleting, setDeleting] = useState(false);
  useEditFocus(form.ref, form.isEditing, '[data-actions] button');
  const { id, name } = adjective;
  const edit = (
    <Button look="ink" onClick={form.begin}>
      {parts.edit}
    </Button>
  );
  return (
    <RecordForm form={form}>
      <OfficePage
        title={name}
        isBarSticky={form.isEditing}
        crumbs={[
          { label: parts.dashboard, href: paths.dashboard.getHref() },
          { label: words.title, href: paths.adjectives.getHref() },
          { label: name },
        ]}
        actions={form.isEditing ? <EditBar form={form} /> : edit}
      >
        <Card>
          <TextField label={words.fields.name} autoComplete="off" {...form.field('name')} />
        </Card>
        <AdjectiveFacts adjective={adjective} />
        {!form.isEditing && (
          <Card title={words.danger} isDanger>
            <div className={styles.danger}>
              <p>{words.dangerText}</p>
              <Button look="bad" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
                {parts.delete}
              </Button>
            </div>
          </Card>
        )}
        {isDeleting && (
          <DeleteAdjective
            adjective={adjective}
            onDeleted={() => navigate(paths.adjectiveDeleted.getHref(id), { state: { name } })}
            onClose={() => setDeleting(false)}
          />
        )}
        <SameNameModal sameName={sameName} name={form.draft.name} />
        <SaveProblems
          form={form}
          labels={words.fields}
          whenGone={<ButtonTo to={paths.adjectives.getHref()}>{words.toList}</ButtonTo>}
        />
      </OfficePage>
    </RecordForm>
  );
}

function AdjectiveFacts({ adjective: { id, changedBy, changedDate } }: { adjective: Adjective }) {
  const { adjectives: words } = useOfficeWords();
  const { number, dateTime } = useFormats();
  const usage = useUsage()?.(id);
  return (
    <Card title={words.glance}>
      <Facts>
        <Fact term={words.columns.fragrances}>{usage && number(usage.fragrances)}</Fact>
        <Fact term={words.columns.answers}>{usage && number(usage.answers)}</Fact>
        {changedDate && (
          <Fact term={words.lastChange}>
            {changedBy ? words.changedBy(changedBy, dateTime(changedDate)) : dateTime(changedDate)}
          </Fact>
        )}
      </Facts>
    </Card>
  );
}
