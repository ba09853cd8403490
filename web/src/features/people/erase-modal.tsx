import type { Fate, PersonKept, PlaceCount } from '@vse/domain/records/people';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/kit/controls/button.tsx';
import { ButtonTo } from '../../ui/kit/controls/button-to.tsx';
import { Progress } from '../../ui/kit/controls/progress.tsx';
import { optionsOf, SelectField } from '../../ui/kit/controls/select-field.tsx';
import { Fact, Facts } from '../../ui/kit/facts.tsx';
import { FailureAlert } from '../../ui/kit/failure-alert.tsx';
import { OfficeDialog } from '../../ui/kit/office-dialog.tsx';
import { FATE_OF } from './kept-places.tsx';
import { type Erasing, useErasure } from './use-erasure.ts';
import { usePeopleWords } from './words/people.ts';

type EraseModalProps = { person: PersonKept; onChanged: () => void; onClose: () => void };

/**
 * Asks before an erasure, shows how far it is, and what was erased. It can be closed while it runs: the server goes on.
 */
export function EraseModal({ person, onChanged, onClose }: EraseModalProps) {
  const words = usePeopleWords();
  const { common } = useWords();
  const { parts } = useOfficeWords();
  const { address, isBeingErased } = person;
  const [results, setResults] = useState<Fate>('anonymous');
  const { erase, known, isBusy, error, isBegun } = useErasure(address);
  if (known?.isDone) return <Receipt address={address} receipt={known} onClose={onClose} />;
  const begin = () => {
    if (!isBusy) void erase(results, onChanged);
  };
  const close = () => {
    if (isBusy || isBegun) onChanged();
    onClose();
  };
  const confirm = error === undefined ? words.erase : common.tryAgain;
  return (
    <OfficeDialog
      title={words.eraseTitle({ address })}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{isBusy || isBegun ? common.close : parts.cancel}</Button>
          <Button look="bad" aria-disabled={isBusy} onClick={begin}>
            {isBusy ? parts.working : confirm}
          </Button>
        </>
      }
    >
      {isBusy || isBegun ? (
        <Running known={known} />
      ) : (
        <>
          <p>{isBeingErased ? words.underWay : words.eraseText}</p>
          {!isBeingErased && <FateField value={results} onValue={setResults} />}
          {!isBeingErased && <WhatGoes person={person} results={results} />}
        </>
      )}
      <FailureAlert error={error} />
    </OfficeDialog>
  );
}

type FateFieldProps = { value: Fate; onValue: (fate: Fate) => void };

function FateField({ value, onValue }: FateFieldProps) {
  const { choice, choices, hints } = usePeopleWords();
  return (
    <SelectField
      name="results"
      label={choice}
      hint={hints[value]}
      value={value}
      onValue={(chosen) => onValue(chosen === 'deleted' ? 'deleted' : 'anonymous')}
      options={optionsOf(['anonymous', 'deleted'], choices)}
    />
  );
}

/** What an erasure does, with what is in each place. */
function WhatGoes({ person, results }: { person: PersonKept; results: Fate }) {
  const words = usePeopleWords();
  const { number } = useFormats();
  const chosen = results === 'deleted' ? 'goes' : 'anonymous';
  const { places, audit, mentions = [], isUser } = person;
  const counted = (name: string, count: number) => `${name} (${number(count)})`;
  const listed = (fate: 'goes' | 'anonymous' | 'former') =>
    places
      .filter(({ place }) => (FATE_OF[place] === 'chosen' ? chosen : FATE_OF[place]) === fate)
      .map(({ place, count }) => counted(words.places[place], count));
  const staying = [
    ...(audit > 0 ? [counted(words.audit, audit)] : []),
    ...(mentions.length > 0 ? [counted(words.texts, mentions.length)] : []),
    ...(isUser ? [words.account] : []),
  ];
  const all = { goes: listed('goes'), anonymous: listed('anonymous'), former: listed('former') };
  return (
    <Facts>
      {Object.entries({ ...all, stays: staying }).map(
        ([fate, names]) =>
          names.length > 0 && (
            <Fact key={fate} term={words.fates[fate as keyof typeof words.fates]}>
              {names.join(', ')}
            </Fact>
          ),
      )}
    </Facts>
  );
}

function Running({ known }: { known: Erasing | undefined }) {
  const words = usePeopleWords();
  const { number } = useFormats();
  const { done = 0, of = 1, places = [] } = known ?? {};
  return (
    <>
      <Progress
        label={known ? words.progress({ done: number(done), of: number(of) }) : words.preparing}
        value={done}
        max={of}
      />
      <Counts places={places} />
      <p role="status">{words.leave}</p>
    </>
  );
}

function Counts({ places }: { places: readonly PlaceCount[] }) {
  const words = usePeopleWords();
  const { number } = useFormats();
  if (places.length === 0) return null;
  return (
    <Facts>
      {places.map(({ place, count }) => (
        <Fact key={place} term={words.places[place]}>
          {number(count)}
        </Fact>
      ))}
    </Facts>
  );
}

type ReceiptProps = { address: string; receipt: Erasing; onClose: () => void };

function Receipt({ address, receipt: { erasure, places }, onClose }: ReceiptProps) {
  const words = usePeopleWords();
  const { common } = useWords();
  return (
    <OfficeDialog
      title={words.erased({ address })}
      onClose={onClose}
      actions={
        <>
          <ButtonTo to={`${paths.audit.getHref()}?record=${encodeURIComponent(erasure)}`}>
            {words.showReceipt}
          </ButtonTo>
          <Button look="ink" onClick={onClose}>
            {common.close}
          </Button>
        </>
      }
    >
      <p role="status">{places.length > 0 ? words.erasedText : words.nothingErased}</p>
      <Counts places={places} />
      <p>
        <span>{words.receiptText}</span> <span>{words.receipt}</span>: <code>{erasure}</code>
      </p>
    </OfficeDialog>
  );
}
