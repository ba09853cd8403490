import { permissions } from '@vse/domain/access/permissions';
import { useNavigate } from 'react-router';
import { notify } from '../../lib/notifications.ts';
import { paths } from '../../lib/paths.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Card } from '../../ui/base/card.tsx';
import { AddPage } from '../../ui/kit/add-page.tsx';
import { TextField } from '../../ui/kit/controls/text-field.tsx';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { adjectiveKind } from './feature.ts';
import { useAddAdjective } from './use-adjective-form.ts';

/** The Create Adjective form on a page of its own. Saving leads back to the list. */
export const AddAdjectiveScreen = staffScreen(permissions.catalogue.write, () => {
  const { adjectives: words } = useOfficeWords();
  const navigate = useNavigate();
  const form = useAddAdjective((name) => {
    notify(words.added({ name }));
    navigate(paths.adjectives.getHref());
  });
  return (
    <AddPage
      form={form}
      parent={adjectiveKind}
      title={words.create}
      submit={{ label: words.create, busy: words.adding }}
    >
      <Card>
        <TextField {...form.field('name')} />
      </Card>
    </AddPage>
  );
});
