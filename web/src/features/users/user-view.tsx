import { NO_ROLE } from '@vse/domain/records/users';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useProviders } from '../../lib/records/use-providers.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Card } from '../../ui/base/card.tsx';
import { Fact, Facts } from '../../ui/kit/facts.tsx';
import { ProvidersFailed } from '../../ui/office/provider-field.tsx';
import type { Person } from './directory/merge-people.ts';
import { LogoField } from './logo-field.tsx';
import type { UserForm } from './use-user-form.ts';

type UserViewProps = { person: Person; form: UserForm };

/** The profile of a user as a page to read. */
export function UserView({ person: { role }, form: { draft, field } }: UserViewProps) {
  const { users, parts } = useOfficeWords();
  const { fields } = users;
  const { firstName, lastName, email } = draft;
  const provider = useProviders().nameOf(draft.provider);
  return (
    <Card title={users.profile}>
      <Facts>
        <Fact term={fields.firstName}>{firstName}</Fact>
        <Fact term={fields.lastName}>{lastName}</Fact>
        <Fact term={fields.email}>{email}</Fact>
        <Fact term={fields.provider}>
          {provider ? (
            <Link to={paths.provider.getHref(draft.provider)}>{provider}</Link>
          ) : (
            // A space until the name is loaded, so that the layout does not move.
            <span>{'\u00a0'}</span>
          )}
          <ProvidersFailed />
        </Fact>
        <Fact term={fields.role}>{role === NO_ROLE ? users.noRole : parts.role[role]}</Fact>
      </Facts>
      {draft.provider && <LogoField {...field('logo')} provider={provider} />}
    </Card>
  );
}
