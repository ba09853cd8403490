import type { Provider } from '@vse/domain/records/providers';
import { useState } from 'react';
import { useEditFocus } from '../../lib/forms/use-edit-focus.ts';
import { paths } from '../../lib/paths.ts';
import { useFragranceRows } from '../../lib/use-fragrance-rows.ts';
import type { useProviderRecords } from '../../lib/use-providers.ts';
import { useOfficeWords, useTranslated } from '../../lib/words/words.ts';
import { Card } from '../../ui/base/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/office/controls/button.tsx';
import { ButtonTo } from '../../ui/office/controls/button-to.tsx';
import { TextField } from '../../ui/office/controls/text-field.tsx';
import { CheckboxField } from '../../ui/office/controls/toggle-fields.tsx';
import { DangerZone } from '../../ui/office/danger-zone.tsx';
import { EditBar } from '../../ui/office/edit-bar.tsx';
import { OfficePage } from '../../ui/office/office-page.tsx';
import { RecordForm } from '../../ui/office/record-form.tsx';
import { SaveProblems } from '../../ui/office/save-problems.tsx';
import { DeleteProvider } from './delete-provider.tsx';
import { Logos } from './logos.tsx';
import styles from './providers.module.css';
import { Stock } from './stock.tsx';
import { type ProviderForm, useEditProvider } from './use-provider-form.ts';

type ProviderDetailProps = {
  provider: Provider;
  providers: ReturnType<typeof useProviderRecords>;
};

/** One provider, shown first and then edited. */
export function ProviderDetail({ provider, providers }: ProviderDetailProps) {
  const { providers: words, parts } = useOfficeWords();
  const translated = useTranslated();
  const fragrances = useFragranceRows();
  const form = useEditProvider(provider, providers, fragrances.items);
  const [isDeleting, setDeleting] = useState(false);
  const { isEditing } = form;
  useEditFocus(form.ref, isEditing, '[data-actions] button');
  return (
    <RecordForm form={form}>
      <OfficePage
        title={isEditing ? words.editBar(provider.name) : provider.name}
        isBarSticky={isEditing}
        crumbs={[
          { label: parts.dashboard, href: paths.dashboard.getHref() },
          { label: words.crumb, href: paths.providers.getHref() },
          { label: provider.name },
        ]}
        actions={
          isEditing ? (
            <EditBar form={form} />
          ) : (
            <Button look="ink" onClick={form.begin}>
              {parts.edit}
            </Button>
          )
        }
      >
        {form.isSaved && <Notice>{translated('CHANGES_SAVED')}</Notice>}
        <div className={styles.columns}>
          <div className={styles.column}>
            <Fields form={form} />
            <Logos provider={provider.name} />
            {!isEditing && <Actions id={provider.id} onEdit={form.begin} />}
          </div>
          <Stock provider={provider} form={form} fragrances={fragrances} />
        </div>
        {!isEditing && (
          <DangerZone
            title={words.danger}
            text={words.dangerText}
            onDelete={() => setDeleting(true)}
          />
        )}
        {isDeleting && (
          <DeleteProvider
            provider={provider}
            providers={providers}
            onClose={() => setDeleting(false)}
          />
        )}
        <SaveProblems
          form={form}
          labels={words.fields}
          whenGone={
            <ButtonTo to={paths.providers.getHref()} onClick={() => void providers.refresh()}>
              {words.toProviders}
            </ButtonTo>
          }
        />
      </OfficePage>
    </RecordForm>
  );
}

function Fields({ form }: { form: ProviderForm }) {
  const { providers } = useOfficeWords();
  return (
    <Card>
      {form.isEditing && (
        <TextField label={providers.fields.name} autoComplete="off" {...form.field('name')} />
      )}
      <CheckboxField
        label={providers.fields.showLogoOnPdf}
        hint={providers.logoHint}
        {...form.field('showLogoOnPdf')}
        value={form.draft.showLogoOnPdf ?? false}
      />
    </Card>
  );
}

function Actions({ id, onEdit }: { id: string; onEdit: () => void }) {
  const { providers, parts } = useOfficeWords();
  return (
    <Card title={providers.actions}>
      <div className={styles.buttons}>
        <Button onClick={onEdit}>{parts.edit}</Button>
        <ButtonTo to={paths.inventory.getHref(id)}>{providers.inventory}</ButtonTo>
      </div>
    </Card>
  );
}
