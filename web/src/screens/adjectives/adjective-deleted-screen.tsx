import { permissions } from '@vse/domain/access/permissions';
import { useLocation, useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useAdjectives } from '../../lib/use-adjectives.ts';
import { useOfficeWords } from '../../lib/words/words.ts';
import { DeletedPage } from '../../ui/office/deleted-page.tsx';
import { StaffOnly } from '../../ui/office/staff-only.tsx';

export function AdjectiveDeletedScreen() {
  return <StaffOnly access={permissions.catalogue.write}>{() => <Deleted />}</StaffOnly>;
}

function Deleted() {
  const { adjectives: words } = useOfficeWords();
  const { adjectiveId = '' } = useParams();
  const name = nameIn(useLocation().state);
  return (
    <DeletedPage
      list={useAdjectives()}
      isRecord={({ id }) => id === adjectiveId}
      hrefOf={({ id }) => paths.adjective.getHref(id)}
      title={name === undefined ? words.deletedOne : words.deleted(name)}
      text={words.deletedText}
      back={{ label: words.toList, href: paths.adjectives.getHref() }}
    />
  );
}

/** The name comes from the adjective's page; the address has only the id. */
const nameIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'name' in state ? String(state.name) : undefined;
