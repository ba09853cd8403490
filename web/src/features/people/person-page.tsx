import { exportPerson, getPerson, getSession } from '@vse/domain/contract/calls';
import type { PersonKept } from '@vse/domain/records/people';
import type { SWRConfiguration } from 'swr';
import { staffCall, useForgetAnswers, useStaffApi } from '../../lib/api/staff.ts';
import { lazyIn } from '../../lib/browser/lazy-in.tsx';
import { localDay } from '../../lib/days.ts';
import { download } from '../../lib/export/download.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { OfficeSkeleton } from '../../ui/feedback/office-skeleton.tsx';
import { Button } from '../../ui/kit/controls/button.tsx';
import { ModalButton } from '../../ui/kit/controls/modal-button.tsx';
import { ErrorModal } from '../../ui/kit/error-modal.tsx';
import { FailureAlert, useFailureMessages } from '../../ui/kit/failure-alert.tsx';
import { OfficeFailure } from '../../ui/kit/office-failure.tsx';
import { OfficePage } from '../../ui/kit/office-page.tsx';
import { KeptPlaces } from './kept-places.tsx';
import { Mentions } from './mentions.tsx';
import { usePeopleWords } from './words/people.ts';

const EraseModal = lazyIn(async () => (await import('./erase-modal.tsx')).EraseModal);
const loadFile = async () => (await import('./person-file.ts')).personFile;

/** Not each time when the window gets the focus: the whole catalogue is read for texts. */
const READ_TEXTS = { revalidateOnFocus: false };
const READ: SWRConfiguration<PersonKept> = {
  revalidateOnFocus: false,
  refreshInterval: (kept) => (kept?.isBeingErased ? 5000 : 0),
};

/** What is kept about an address, with its ways out: a download and an erasure. */
export function PersonPage({ address }: { address: string }) {
  const { rail } = useOfficeWords();
  const words = usePeopleWords();
  const { data, error, mutate } = useStaffApi(getPerson, { address }, READ);
  const texts = useStaffApi(getPerson, { address, texts: true }, READ_TEXTS);
  // An erased person must not stay in the lists that this tab keeps. What this page shows stays until it is read again.
  const forget = useForgetAnswers(getSession, getPerson);
  const onChanged = () =>
    void Promise.all([forget(), mutate(), texts.mutate()]).catch(() => undefined);
  if (error !== undefined && !data)
    return <OfficeFailure error={error} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <>
        <Notice>{words.collecting}</Notice>
        <OfficeSkeleton />
      </>
    );
  const person = {
    ...data,
    mentions: texts.data?.mentions,
    hasMoreMentions: texts.data?.hasMoreMentions,
  };
  const isLooking = !texts.data && texts.error === undefined;
  return (
    <OfficePage
      title={data.address}
      crumbs={[{ label: rail.people, href: paths.people.getHref() }, { label: data.address }]}
      beneath={data.names.join(', ')}
      actions={<Actions person={person} onChanged={onChanged} />}
    >
      <FailureAlert error={error ?? texts.error} />
      <Kept person={person} unreadable={texts.data?.unreadable ?? data.unreadable} />
      {isLooking && <Notice>{words.collecting}</Notice>}
    </OfficePage>
  );
}

type ActionsProps = { person: PersonKept; onChanged: () => void };

function Actions({ person, onChanged }: ActionsProps) {
  const words = usePeopleWords();
  const { dateTime } = useFormats();
  const { address } = person;
  const { run, isBusy, error, clearError } = useAction(words.downloadFailed);
  const failure = useFailureMessages(error);
  const makeFile = async () => {
    const [kept, personFile] = await Promise.all([
      staffCall(exportPerson, { address }),
      loadFile(),
    ]);
    return personFile(kept, words, dateTime);
  };
  // Without the name: others see names of files.
  const save = (file: Blob) => download(file, `VsePersonalData-${localDay(new Date())}.zip`);
  return (
    <>
      <Button aria-disabled={isBusy} onClick={() => void run(makeFile, save)}>
        {isBusy ? words.preparing : words.download}
      </Button>
      <ModalButton
        look="bad"
        modal={(close) => <EraseModal person={person} onChanged={onChanged} onClose={close} />}
      >
        {words.erase}
      </ModalButton>
      {failure.length > 0 && (
        <ErrorModal title={words.downloadFailed} messages={failure} onClose={clearError} />
      )}
    </>
  );
}

type KeptProps = {
  person: PersonKept;
  /** Of the records, and of the texts once they were looked at. */
  unreadable: number;
};

function Kept({ person, unreadable }: KeptProps) {
  const words = usePeopleWords();
  const { places, audit, mentions, hasMoreMentions = false, namesakes, isBeingErased } = person;
  const isNothing =
    places.length === 0 && audit === 0 && mentions?.length === 0 && unreadable === 0;
  return (
    <>
      {isBeingErased && <Notice>{words.underWay}</Notice>}
      {namesakes > 0 && <Notice>{words.namesakes({ count: namesakes })}</Notice>}
      {unreadable > 0 && <Notice>{words.unreadable({ count: unreadable })}</Notice>}
      {isNothing && <EmptyState title={words.nothing} text={words.nothingText} />}
      {(places.length > 0 || audit > 0) && <KeptPlaces places={places} audit={audit} />}
      {mentions && mentions.length > 0 && (
        <Mentions mentions={mentions} hasMoreMentions={hasMoreMentions} />
      )}
    </>
  );
}
