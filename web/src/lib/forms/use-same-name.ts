import { type FormEvent, useRef, useState } from 'react';

type Named = { id: string; name: string };
export type Submittable = {
  isBusy: boolean;
  submit: (event?: FormEvent<HTMLFormElement>) => void;
};
type Form = Submittable & { draft: { name: string } };

const keyOf = (name: string) => name.trim().toLowerCase();

/** Asks before a record is saved with the name of another record, which is allowed. */
export function useSameName(form: Form, existing: readonly Named[] | undefined, own?: Named) {
  const [isAsking, setAsking] = useState(false);
  const confirmed = useRef(own && keyOf(own.name));
  const key = keyOf(form.draft.name);
  const isTaken = existing?.some(({ id, name }) => id !== own?.id && keyOf(name) === key) ?? false;
  return {
    isAsking,
    submit: (event?: FormEvent<HTMLFormElement>) => {
      const isFromInnerForm = event !== undefined && event.target !== event.currentTarget;
      if (isFromInnerForm || form.isBusy || !isTaken || confirmed.current === key)
        return form.submit(event);
      event?.preventDefault();
      setAsking(true);
    },
    confirm: () => {
      confirmed.current = key;
      setAsking(false);
      form.submit();
    },
    cancel: () => setAsking(false),
  };
}
