import type { Adjective } from '@vse/domain/records/adjectives';
import { notify } from '../../lib/notifications.ts';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useTranslated } from '../../lib/words/words.ts';
import { Card } from '../../ui/base/card.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { deletedState } from '../../ui/kit/deleted-page.tsx';
import { Fact } from '../../ui/kit/facts.tsx';
import { Glance } from '../../ui/kit/glance.tsx';
import { RecordPage } from '../../ui/kit/record-page.tsx';
import { HistoryButton } from '../../ui/office/record-history/history-button.tsx';
import { AdjectiveUses } from './adjective-uses.tsx';
import { DeleteAdjective } from './delete-adjective.tsx';
import { adjectiveKind } from './feature.ts';
import { adjectiveHistory } from './history.ts';
import { useEditAdjective } from './use-adjective-form.ts';
import { useUsage } from './use-usage.ts';

/** One adjective: what it describes, renaming and deleting. */
export function AdjectiveDetail({ adjective }: { adjective: Adjective }) {
  const { adjectives: words } = useOfficeWords();
  const translated = useTranslated();
  const form = useEditAdjective(adjective, { onSaved: () => notify(translated('CHANGES_SAVED')) });
  const { id, name } = adjective;
  return (
    <RecordPage
      form={form}
      parent={adjectiveKind}
      name={name}
      history={<HistoryButton kept={adjectiveHistory} record={adjective} name={name} form={form} />}
      danger={{
        text: words.dangerText,
        modal: (close) => (
          <DeleteAdjective
            adjective={adjective}
            leaveTo={paths.adjectiveDeleted.getHref(id)}
            leaveOptions={{ state: deletedState(name) }}
            onClose={close}
          />
        ),
      }}
    >
      {form.isEditing && (
        <Card>
          <TextField {...form.field('name')} />
        </Card>
      )}
      <AdjectiveFacts adjective={adjective} />
      {!form.isEditing && <AdjectiveUses id={id} />}
    </RecordPage>
  );
}

function AdjectiveFacts({ adjective }: { adjective: Adjective }) {
  const { adjectives: words } = useOfficeWords();
  const { number } = useFormats();
  const usage = useUsage()?.(adjective.id);
  return (
    <Glance record={adjective} title={words.glance}>
      <Fact term={words.columns.fragrances}>{usage && number(usage.fragrances)}</Fact>
      <Fact term={words.columns.answers}>{usage && number(usage.answers)}</Fact>
    </Glance>
  );
}
