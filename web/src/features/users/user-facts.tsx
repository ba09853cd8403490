import { isLanguage, LANGUAGES } from '../../lib/words/languages.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Card } from '../../ui/base/card.tsx';
import { Fact, Facts } from '../../ui/kit/facts.tsx';
import { LastChange } from '../../ui/kit/glance.tsx';
import type { Person } from './directory/merge-people.ts';
import { changerOf } from './directory/settings-calls.ts';
import { Standing } from './directory/standing.tsx';
import type { People } from './directory/use-people.ts';
import { InvitationMail } from './invitation-mail.tsx';
import { LastSignIn } from './last-sign-in.tsx';

type UserFactsProps = { person: Person; people: People; mayResend: boolean };

/** Facts about a user that cannot be edited, and any problems. */
export function UserFacts({ person, people, mayResend }: UserFactsProps) {
  const { users } = useOfficeWords();
  const { settings } = person;
  const visible = people.items?.flatMap((one) => one.settings ?? []) ?? [];
  return (
    <Card title={users.glance}>
      <Standing person={person} />
      {settings && (
        <Facts>
          <Fact term={users.columns.joined}>{settings.joined.split('T')[0]}</Fact>
          <Fact term={users.lastSignIn}>
            <LastSignIn userId={settings.id} />
          </Fact>
          <Fact term={users.language}>{nameOf(settings.language)}</Fact>
          <LastChange
            record={{
              changedBy: changerOf(settings, visible),
              changedDate: settings.changedDate ?? null,
            }}
          />
          <Fact term={users.mailTitle}>
            <InvitationMail settings={settings} mayResend={mayResend} />
          </Fact>
        </Facts>
      )}
    </Card>
  );
}

const nameOf = (code: string) => (isLanguage(code) ? LANGUAGES[code] : code);
