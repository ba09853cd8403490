import type { Provider } from '@vse/domain/records/providers';
import { paths } from '../../lib/paths.ts';
import type { ProviderRecords } from '../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useTranslated } from '../../lib/words/words.ts';
import { Card } from '../../ui/base/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/kit/controls/button.tsx';
import { ButtonTo } from '../../ui/kit/controls/button-to.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { CheckboxField } from '../../ui/kit/controls/toggle-fields.tsx';
import { Fact, Facts } from '../../ui/kit/facts.tsx';
import { LastChange } from '../../ui/kit/glance.tsx';
import { RecordPage } from '../../ui/kit/record-page.tsx';
import { HistoryButton } from '../../ui/office/record-history/history-button.tsx';
import { DeleteProvider } from './delete-provider.tsx';
import { providerKind } from './feature.ts';
import { providerHistory } from './history.ts';
import { Stock } from './inventory/stock.tsx';
import { Logos } from './logos/logos.tsx';
import styles from './providers.module.css';
import { type ProviderForm, useEditProvider, useUnsaved } from './use-provider-form.ts';

type ProviderDetailProps = { provider: Provider; providers: ProviderRecords };

/** One provider, shown first and then edited. */
export function ProviderDetail({ provider, providers }: ProviderDetailProps) {
  const { providers: words } = useOfficeWords();
  const translated = useTranslated();
  const form = useEditProvider(provider, providers);
  return (
    <RecordPage
      form={form}
      parent={providerKind}
      name={provider.name}
      editing={{ title: words.editBar({ name: provider.name }) }}
      refresh={providers.refresh}
      unsaved={useUnsaved(provider, form)}
      history={
        <HistoryButton kept={providerHistory} record={provider} name={provider.name} form={form} />
      }
      danger={{
        text: words.dangerText,
        modal: (close) => (
          <DeleteProvider provider={provider} providers={providers} onClose={close} />
        ),
      }}
    >
      {form.isSaved && <Notice>{translated('CHANGES_SAVED')}</Notice>}
      <div className={styles.columns}>
        <div className={styles.column}>
          {form.isEditing ? <Fields form={form} /> : <ProviderFacts provider={provider} />}
          <Logos provider={provider.name} />
          {!form.isEditing && <Actions id={provider.id} onEdit={form.begin} />}
        </div>
        <Stock provider={provider} form={form} />
      </div>
    </RecordPage>
  );
}

function Fields({ form }: { form: ProviderForm }) {
  const { providers } = useOfficeWords();
  return (
    <Card>
      <TextField {...form.field('name')} />
      <CheckboxField hint={providers.logoHint} {...form.field('showLogoOnPdf')} />
      <CheckboxField hint={providers.samplesHint} {...form.field('offersSamples')} />
      <TextField
        type="url"
        inputMode="url"
        isRequired={false}
        hint={providers.noticeHint}
        {...form.field('privacyNotice')}
        value={form.draft.privacyNotice ?? ''}
      />
    </Card>
  );
}

function ProviderFacts({ provider }: { provider: Provider }) {
  const { providers: words } = useOfficeWords();
  return (
    <Card>
      <Facts>
        <Fact term={words.fields.showLogoOnPdf}>
          {provider.showLogoOnPdf ? words.logoShown : words.logoHidden}
        </Fact>
        <Fact term={words.fields.offersSamples}>
          {provider.offersSamples ? words.samplesOffered : words.samplesNotOffered}
        </Fact>
        <Fact term={words.fields.privacyNotice}>
          {provider.privacyNotice ? (
            <a href={provider.privacyNotice} target="_blank" rel="noreferrer">
              {provider.privacyNotice}
            </a>
          ) : (
            words.noticeOfCompany
          )}
        </Fact>
        <LastChange record={provider} />
      </Facts>
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
