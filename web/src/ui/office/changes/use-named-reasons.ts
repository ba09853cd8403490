import { useChangeWords } from '../../../lib/words/changes.ts';
import { useListed } from './use-listed.ts';

/** A record that something did not work for, '' if it is not about one, and why. */
export type NamedReason = { name: string; reason: string };

/** Each reason once, after the names of its records. */
export function useNamedReasons() {
  const { because } = useChangeWords();
  const listed = useListed();
  return (reasons: readonly NamedReason[]) => {
    const namesOf = new Map<string, string[]>();
    for (const { name, reason } of reasons)
      namesOf.set(reason, [...(namesOf.get(reason) ?? []), ...(name ? [name] : [])]);
    return [...namesOf]
      .map(([reason, names]) =>
        names.length > 0 ? because({ name: listed(names), reason }) : reason,
      )
      .join(' ');
  };
}
