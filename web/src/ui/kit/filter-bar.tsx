import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { isEmpty, type List } from '../../lib/api/use-list.ts';
import { cleared, isNarrowed } from '../../lib/api/use-list-query.ts';
import { useDebounced } from '../../lib/browser/use-debounced.ts';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { CloseIcon } from '../base/icons.tsx';
import plain from '../base/plain-select.module.css';
import { BareButton } from './controls/bare-button.tsx';
import { FindField } from './controls/find-field.tsx';
import { LinkButton } from './controls/link-button.tsx';
import styles from './filter-bar.module.css';

type Option = { value: string; label: string; count?: number | undefined };

/**
 * `tabs`: few values with their counts, in a line above the table. `select`: many values. `text`: typed text. `own`: draws
 * itself, because few lists have it (days-filter.tsx).
 */
export type Filter =
  | {
      kind: 'tabs';
      name: string;
      label: string;
      options: readonly Option[];
      all?: number | undefined;
    }
  | { kind: 'select'; name: string; label: string; options: readonly Option[] }
  | {
      kind: 'own';
      name: string;
      /** Its values in the address. */
      values: readonly string[];
      show: (list: FilteredList) => ReactNode;
    }
  | { kind: 'text'; name: string; label: string };

export const selectFilter = (name: string, label: string, options: readonly Option[]): Filter => ({
  kind: 'select',
  name,
  label,
  options,
});

/** What a filter needs of its list. */
export type FilteredList = Pick<List<unknown>, 'query' | 'setQuery'>;

type FilterBarProps = {
  list: Pick<List<unknown>, 'query' | 'setQuery' | 'items' | 'all'>;
  filters?: readonly Filter[];
  /** The label of the search field; without one there is no search field. */
  find?: string | undefined;
  /** On a phone it stands beside the search. */
  besideFind?: ReactNode;
  /** The table's heads sort: on a phone they fold with the filters, unless something stands beside the search. */
  isSortable?: boolean | undefined;
  clearing: Clearing;
};

type Clearing = {
  /** How often: each time what was typed and is not searched yet is forgotten, and the bar takes the focus. */
  times: number;
  clear: () => void;
};

/** Clears the search and all filters of a list. */
export function useClearing({ query, setQuery }: Pick<List<unknown>, 'query' | 'setQuery'>) {
  const [times, setTimes] = useState(0);
  const clear = () => {
    setQuery(cleared(query));
    setTimes(times + 1);
  };
  return { times, clear };
}

/** Search and filters above a list that has rows, in one row. Their values are in the address. */
export function FilterBar(props: FilterBarProps) {
  const { list, filters = [], find, besideFind, isSortable, clearing } = props;
  const { parts } = useOfficeWords();
  const { number } = useFormats();
  const [isUnfolded, setUnfolded] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const { times, clear } = clearing;
  useFocusWhenCleared(bar, times);
  if (isEmpty(list) || (filters.length === 0 && find === undefined)) return null;
  const folded = filters.filter(({ kind }) => kind !== 'tabs');
  const isFoldable = folded.length > 1 || (isSortable && !besideFind);
  const setCount = folded.filter((filter) => isSet(filter, list.query.filters)).length;
  return (
    <search
      ref={bar}
      className={styles.bar}
      aria-label={parts.filters}
      // The heads that sort, and the letters, fold as well.
      data-folded={isFoldable && !isUnfolded ? '' : undefined}
    >
      {filters.map(
        (filter) =>
          filter.kind === 'tabs' && <Tabs key={filter.name} filter={filter} list={list} />,
      )}
      {find !== undefined && <TextFilter key={`find ${times}`} label={find} list={list} />}
      {besideFind && <div className={styles.besideFind}>{besideFind}</div>}
      {isFoldable && (
        <BareButton
          className={styles.fold}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          <span>{folded.length > 0 ? parts.filters : parts.sort}</span>
          {setCount > 0 && <span>{` (${number(setCount)})`}</span>}
        </BareButton>
      )}
      <div className={styles.filters}>
        {folded.map((filter) => {
          if (filter.kind === 'own')
            return <Fragment key={filter.name}>{filter.show(list)}</Fragment>;
          if (filter.kind === 'select')
            return <SelectFilter key={filter.name} filter={filter} list={list} />;
          if (filter.kind === 'tabs') return null;
          const { name, label } = filter;
          return <TextFilter key={`${name} ${times}`} name={name} label={label} list={list} />;
        })}
      </div>
      {isNarrowed(list.query) && (
        <LinkButton className={styles.clear} aria-label={parts.clearFilters} onClick={clear}>
          {parts.clear}
        </LinkButton>
      )}
    </search>
  );
}

/** The button that was pressed goes, and the focus with it. */
function useFocusWhenCleared(bar: RefObject<HTMLElement | null>, times: number) {
  useEffect(() => {
    if (times === 0) return;
    const [first] = ['input', 'select, button'].flatMap((control) => [
      ...(bar.current?.querySelectorAll<HTMLElement>(control) ?? []),
    ]);
    first?.focus();
  }, [bar, times]);
}

const isSet = (filter: Filter, set: Readonly<Record<string, string>>) =>
  (filter.kind === 'own' ? filter.values : [filter.name]).some((name) => set[name]);

type Part<K extends Filter['kind']> = {
  filter: Extract<Filter, { kind: K }>;
  list: FilterBarProps['list'];
};

function Tabs({ filter: { name, label, options, all }, list: { query, setQuery } }: Part<'tabs'>) {
  const { parts } = useOfficeWords();
  const { number } = useFormats();
  const chosen = query.filters[name] ?? '';
  return (
    <fieldset className={styles.tabs} aria-label={label}>
      {[{ value: '', label: parts.all, count: all }, ...options].map((option) => (
        <BareButton
          key={option.value}
          className={styles.tab}
          aria-pressed={chosen === option.value}
          onClick={() => setQuery({ filters: { [name]: option.value } })}
        >
          <span>{option.label}</span>
          {option.count !== undefined && (
            <span className={styles.count}>{number(option.count)}</span>
          )}
        </BareButton>
      ))}
    </fieldset>
  );
}

/** A filter with a value is tinted and has a button that clears it. */
function SelectFilter({ filter, list: { query, setQuery } }: Part<'select'>) {
  const { parts } = useOfficeWords();
  const { name, label, options } = filter;
  const value = query.filters[name] ?? '';
  const set = (next: string) => setQuery({ filters: { [name]: next } });
  return (
    <span className={value ? `${styles.chosen} ${styles.set}` : styles.chosen}>
      <span className={plain.arrow}>
        <select
          className={plain.select}
          aria-label={label}
          value={value}
          onChange={(event) => set(event.target.value)}
        >
          <option value="">{label}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
      {value && (
        <BareButton aria-label={parts.clearFilter({ name: label })} onClick={() => set('')}>
          <CloseIcon />
        </BareButton>
      )}
    </span>
  );
}

type TextFilterProps = { name?: string; label: string; list: FilterBarProps['list'] };

/**
 * A text filter, or the search if it has no name. Debounced. The address may also change from outside, such as by Back.
 */
function TextFilter({ name, label, list: { query, setQuery } }: TextFilterProps) {
  const current = name === undefined ? query.find : (query.filters[name] ?? '');
  const [text, setText] = useState(current);
  const debounced = useDebounced(text.trim());
  const lastSynced = useRef(current);
  useEffect(() => {
    if (debounced === lastSynced.current) return;
    lastSynced.current = debounced;
    setQuery(name === undefined ? { find: debounced } : { filters: { [name]: debounced } });
  }, [debounced, setQuery, name]);
  useEffect(() => {
    if (current === lastSynced.current) return;
    lastSynced.current = current;
    setText(current);
  }, [current]);
  return (
    <div className={styles.find}>
      <FindField
        label={label}
        value={text}
        onValue={setText}
        shortcut={name === undefined ? '/' : undefined}
      />
    </div>
  );
}
