import { permissions } from '@vse/domain/access/permissions';
import type { Provider } from '@vse/domain/records/providers';
import { useParams } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { type ProviderRecords, useProviderRecords } from '../../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { useTranslated } from '../../../lib/words/words.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { BackPage } from '../../../ui/kit/back-page.tsx';
import { DetailScreen, recordIn } from '../../../ui/kit/detail-screen.tsx';
import type { Back } from '../../../ui/kit/record-kind.ts';
import { RecordPage } from '../../../ui/kit/record-page.tsx';
import { staffScreen } from '../../../ui/office/staff-only.tsx';
import { providerKind } from '../feature.ts';
import { useEditProvider, useUnsaved } from '../use-provider-form.ts';
import { mayEditInventory, mayReadInventory } from './inventory-rules.ts';
import { Stock } from './stock.tsx';

/** The inventory of a provider on a page of its own. */
export const InventoryScreen = staffScreen(permissions.catalogue.read, ({ session }) => {
  const { providers: words, parts } = useOfficeWords();
  const { providerId = '' } = useParams();
  const providers = useProviderRecords();
  const back = { label: parts.dashboard, href: paths.dashboard.getHref() };
  const own = session.provider && {
    label: words.toOwnInventory,
    href: paths.inventory.getHref(session.provider.id),
  };
  if (!mayReadInventory(session, providerId))
    return (
      <BackPage title={words.otherInventory} text={words.otherInventoryText} back={own ?? back} />
    );
  return (
    <DetailScreen kind={providerKind} source={recordIn(providers, providerId)} back={back}>
      {(provider) => (
        <Inventory
          provider={provider}
          providers={providers}
          mayEdit={mayEditInventory(session)}
          back={back}
        />
      )}
    </DetailScreen>
  );
});

type InventoryProps = {
  provider: Provider;
  providers: ProviderRecords;
  mayEdit: boolean;
  back: Back;
};

function Inventory({ provider, providers, mayEdit, back }: InventoryProps) {
  const { providers: words } = useOfficeWords();
  const translated = useTranslated();
  const form = useEditProvider(provider, providers);
  return (
    <RecordPage
      form={form}
      parent={{ crumbs: [], back }}
      name={provider.name}
      title={words.inventory}
      unsaved={useUnsaved(provider, form)}
      titleNote={provider.name}
      mayEdit={mayEdit}
    >
      {form.isSaved && <Notice>{translated('CHANGES_SAVED')}</Notice>}
      <Stock provider={provider} form={form} />
    </RecordPage>
  );
}
