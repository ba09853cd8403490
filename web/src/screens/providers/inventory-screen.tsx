import { permissions } from '@vse/domain/access/permissions';
import type { Provider } from '@vse/domain/records/providers';
import type { Session } from '@vse/domain/records/users';
import { useParams } from 'react-router';
import { useEditFocus } from '../../lib/forms/use-edit-focus.ts';
import { paths } from '../../lib/paths.ts';
import { useFragranceRows } from '../../lib/use-fragrance-rows.ts';
import { useProviderRecords } from '../../lib/use-providers.ts';
import { useOfficeWords, useTranslated } from '../../lib/words/words.ts';
import { MessagePage } from '../../ui/feedback/message-page.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Button } from '../../ui/office/controls/button.tsx';
import { ButtonTo } from '../../ui/office/controls/button-to.tsx';
import { DetailScreen } from '../../ui/office/detail-screen.tsx';
import { EditBar } from '../../ui/office/edit-bar.tsx';
import { OfficePage } from '../../ui/office/office-page.tsx';
import { RecordForm } from '../../ui/office/record-form.tsx';
import { SaveProblems } from '../../ui/office/save-problems.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';
import { mayEditInventory, mayReadInventory } from './provider-rules.ts';
import { Stock } from './stock.tsx';
import { useEditProvider } from './use-provider-form.ts';

export function InventoryScreen() {
  return (
    <StaffOnly access={permissions.catalogue.read}>
      {(session) => <Inventory session={session} />}
    </StaffOnly>
  );
}

function Inventory({ session }: { session: Session }) {
  const { providers: words, parts } = useOfficeWords();
  const { providerId = '' } = useParams();
  const providers = useProviderRecords();
  if (!mayReadInventory(session, providerId)) return <OtherInventory session={session} />;
  const source = {
    ...providers,
    record: providers.items?.find(({ id }) => id === providerId),
    isLoading: !providers.items || providers.isFetching,
  };
  const unknown = {
    title: words.unknown,
    text: words.unknownText,
    toList: parts.dashboard,
    listHref: paths.dashboard.getHref(),
  };
  return (
    <DetailScreen source={source} unknown={unknown}>
      {(provider) => (
        <InventoryOf
          key={providerId}
          provider={provider}
          providers={providers}
          mayEdit={mayEditInventory(session)}
        />
      )}
    </DetailScreen>
  );
}

type InventoryOfProps = {
  provider: Provider;
  providers: ReturnType<typeof useProviderRecords>;
  mayEdit: boolean;
};

/** The inventory of a provider on a page of its own. */
function InventoryOf({ provider, providers, mayEdit }: InventoryOfProps) {
  const { providers: words, parts } = useOfficeWords();
  const translated = useTranslated();
  const fragrances = useFragranceRows();
  const form = useEditProvider(provider, providers, fragrances.items);
  const { isEditing } = form;
  useEditFocus(form.ref, isEditing, '[data-actions] button');
  const edit = (
    <Button look="ink" onClick={form.begin}>
      {parts.edit}
    </Button>
  );
  return (
    <RecordForm form={form}>
      <OfficePage
        title={words.inventory}
        titleNote={provider.name}
        isBarSticky={isEditing}
        crumbs={[
          { label: parts.dashboard, href: paths.dashboard.getHref() },
          { label: provider.name },
        ]}
        actions={isEditing ? <EditBar form={form} /> : mayEdit && edit}
      >
        {form.isSaved && <Notice>{translated('CHANGES_SAVED')}</Notice>}
        <Stock provider={provider} form={form} fragrances={fragrances} />
        <SaveProblems
          form={form}
          labels={words.fields}
          whenGone={<ButtonTo to={paths.dashboard.getHref()}>{parts.dashboard}</ButtonTo>}
        />
      </OfficePage>
    </RecordForm>
  );
}

function OtherInventory({ session: { provider } }: { session: Session }) {
  const { providers: words, parts } = useOfficeWords();
  return (
    <MessagePage title={words.otherInventory} text={words.otherInventoryText}>
      {provider ? (
        <ButtonTo look="ink" to={paths.inventory.getHref(provider.id)}>
          {words.toOwnInventory}
        </ButtonTo>
      ) : (
        <ButtonTo look="ink" to={paths.dashboard.getHref()}>
          {parts.dashboard}
        </ButtonTo>
      )}
    </MessagePage>
  );
}
