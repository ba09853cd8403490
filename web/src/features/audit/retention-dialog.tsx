import { getRetention } from '@vse/domain/contract/calls';
import { useState } from 'react';
import { useStaffApi } from '../../lib/api/staff.ts';
import { useLastAnswer } from '../../lib/api/use-last-answer.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/kit/controls/button.tsx';
import { SelectField } from '../../ui/kit/controls/select-field.tsx';
import { Fact, Facts } from '../../ui/kit/facts.tsx';
import { FailureAlert } from '../../ui/kit/failure-alert.tsx';
import { OfficeDialog } from '../../ui/kit/office-dialog.tsx';
import { Reloading } from '../../ui/kit/reloading.tsx';
import { useRetentionWords } from './words/retention.ts';

const PREVIEWS = [90, 180, 365, 730, 1095];

/** How long each kind of record is kept, and what is older, or would go with an end. */
export function RetentionDialog({ onClose }: { onClose: () => void }) {
  const words = useRetentionWords();
  const { common } = useWords();
  const { number, date } = useFormats();
  const [days, setDays] = useState('365');
  const answer = useStaffApi(getRetention, { days });
  const { error } = answer;
  const { shown: last, isLoading } = useLastAnswer(days, answer.data, error);
  const data = last?.data;
  const shown = (one: NonNullable<typeof data>['items'][number]) =>
    [
      one.days === null ? words.noEnd : words.kept({ days: number(one.days) }),
      words.over({ count: number(one.count) }),
      one.oldest && words.oldest({ date: date(one.oldest) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <OfficeDialog
      title={words.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common.close}</Button>}
    >
      <p>{words.text}</p>
      {data && <p>{data.isAnonymous ? words.anonymous : words.deleted}</p>}
      <SelectField
        name="days"
        label={words.previewDays}
        value={days}
        onValue={setDays}
        options={PREVIEWS.map((each) => ({
          value: String(each),
          label: words.days({ days: number(each) }),
        }))}
      />
      <FailureAlert error={error} />
      {!data && error === undefined && <p role="status">{words.counting}</p>}
      {data && (
        <Reloading isLoading={isLoading}>
          <Facts>
            {data.items.map((one) => (
              <Fact key={one.kind} term={words.kinds[one.kind]}>
                {shown(one)}
              </Fact>
            ))}
          </Facts>
        </Reloading>
      )}
    </OfficeDialog>
  );
}
