import { nameKey } from '@vse/domain/rules/keys';
import { type FormEvent, useRef, useState } from 'react';

type Named = { id: string; name: string };

/** For records that have a name. */
export const nameOf = ({ name }: { name: string }) => name;

export type SameName<D> = {
  /** Undefined while they load. */
  existing: readonly Named[] | undefined;
  /** The stored record, which may keep its name. */
  own?: Named | undefined;
  nameOf: (draft: D) => string;
  /** The page of an existing record. */
  hrefOf?: (id: string) => string;
  /** For records that have no name, such as a question. */
  words?: { title: string; text: string; confirm: string };
};

type Form<D> = {
  draft: D;
  isBusy: boolean;
  submit: (event?: FormEvent<HTMLFormElement>) => void;
};

/** Asks before a record is saved with the name of another record, which is allowed, and leads to that record. */
export function useSameName<D>({ draft, isBusy, submit }: Form<D>, options?: SameName<D>) {
  const { existing, own, nameOf, hrefOf, words } = options ?? {};
  const [isAsking, setAsking] = useState(false);
  const confirmed = useRef(own && nameKey(own.name));
  const name = nameOf?.(draft) ?? '';
  const key = nameKey(name);
  const taken = existing?.find((one) => one.id !== own?.id && nameKey(one.name) === key);
  return {
    isAsking,
    /** The name as the other record has it. */
    taken: taken?.name ?? name.trim(),
    href: taken && hrefOf?.(taken.id),
    words,
    submit: (event?: FormEvent<HTMLFormElement>) => {
      const isFromInnerForm = event !== undefined && event.target !== event.currentTarget;
      if (isFromInnerForm || isBusy || !taken || confirmed.current === key) return submit(event);
      event?.preventDefault();
      setAsking(true);
    },
    confirm: () => {
      confirmed.current = key;
      setAsking(false);
      submit();
    },
    cancel: () => setAsking(false),
  };
}
