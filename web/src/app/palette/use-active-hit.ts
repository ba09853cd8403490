import { type KeyboardEvent, useState } from 'react';
import type { HitGroup } from './hits.ts';

/** The key of the link to all hits of a group. */
export const allKey = ({ name }: Pick<HitGroup, 'name'>) => `all ${name}`;

/** The keys of what can be chosen, in the order of the screen. */
const keysOf = (group: HitGroup) => [
  ...group.hits.map(({ key }) => key),
  ...(group.all ? [allKey(group)] : []),
];

/**
 * The hit that Enter opens. It is the first one, and stays the same while hits come in above it, so that Enter does not
 * open what has just moved there.
 */
export function useActiveHit(groups: readonly HitGroup[], typed: string) {
  const [chosen, setChosen] = useState<{ typed: string; key: string }>();
  const keys = groups.flatMap(keysOf);
  const isThere = chosen?.typed === typed && keys.includes(chosen.key);
  const active = isThere ? chosen.key : keys[0];
  if (!isThere && active !== undefined && (chosen?.typed !== typed || chosen.key !== active))
    setChosen({ typed, key: active });
  const to = (key: string | undefined) => {
    if (key !== undefined) setChosen({ typed, key });
  };
  /** Whether a key moves the choice. */
  const onKey = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey || active === undefined) return false;
    const index = keys.indexOf(active);
    if (key === 'ArrowDown') to(keys[(index + 1) % keys.length]);
    else if (key === 'ArrowUp') to(keys.at(index - 1));
    else if (key === 'Home' && !shiftKey) to(keys[0]);
    else if (key === 'End' && !shiftKey) to(keys.at(-1));
    else if (key === 'Tab') to(firstOfNext(groups, active, shiftKey ? -1 : 1));
    else return false;
    return true;
  };
  return { active, move: { to, onKey } };
}

/** The first hit of the group after that of a hit, or before it; the groups are a circle. */
function firstOfNext(groups: readonly HitGroup[], active: string, step: 1 | -1) {
  const index = groups.findIndex((group) => keysOf(group).includes(active));
  return groups.at((index + step) % groups.length)?.hits[0]?.key;
}
