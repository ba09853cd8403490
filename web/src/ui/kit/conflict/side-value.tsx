import { isEqual } from '../../../lib/forms/is-equal.ts';
import type { Labels } from '../../../lib/forms/record-form-options.ts';
import type { RecordForm } from '../../../lib/forms/use-record-form.ts';
import { useConflictWords } from '../../../lib/words/conflict.ts';
import { useFormats } from '../../../lib/words/format.ts';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { ColorDots } from '../../base/color-dots.tsx';
import styles from './conflict.module.css';
import { partedBy } from './parted-by.ts';

type SideValueProps = {
  form: RecordForm;
  name: string;
  value: unknown;
  other: unknown;
  was: unknown;
};

type Item = { id: string; name?: string; title?: string; weight?: number };

const SHORT = 60;
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(https?:|blob:|data:|\/)/.test(value);
const isPicture = (url: string) => /\.(webp|png|jpe?g|gif|svg)(\?|$)|^(blob|data):/i.test(url);
const isColors = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The value of one side in full: a text, a picture, colors, or a list of records with their weights. */
export function SideValue(props: SideValueProps) {
  const { form, name, value, was, other } = props;
  const words = useConflictWords();
  const { fragrances } = useOfficeWords();
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className={styles.soft}>{words.empty}</span>;
  if (isAddress(value)) return <FileValue {...props} value={value} />;
  if (isColors(value)) return <Colors colors={value} />;
  if (Array.isArray(value)) return <Items {...props} value={value} />;
  if (typeof value === 'object' && value !== null && 'answers' in value)
    return <Items {...props} value={value.answers} other={answersOf(other)} />;
  const said = (one: unknown) =>
    typeof one === 'boolean'
      ? fragrances[one ? 'yes' : 'no']
      : wordFor(form.values[name], one, words);
  const [before, middle, after] = partedBy(said(value), said(other));
  const former = said(was);
  return (
    <span className={styles.text}>
      <span>{before}</span>
      {middle && <b>{middle}</b>}
      <span>{after}</span>
      {isEqual(value, was) ? (
        <small className={styles.note}>{words.asItWas}</small>
      ) : (
        former &&
        former.length <= SHORT && (
          <small className={styles.note}>{words.was({ value: former })}</small>
        )
      )}
    </span>
  );
}

/** A value in words. One that has none is the id of a record that is gone, or whose name is not loaded. */
function wordFor(
  names: Labels | undefined,
  value: unknown,
  { deleted, notShown }: { deleted: string; notShown: string },
): string {
  const text = String(value ?? '');
  if (!names || text === '') return text;
  return names[text] ?? (Object.keys(names).length > 0 ? deleted : notShown);
}

const answersOf = (question: unknown) =>
  typeof question === 'object' && question !== null && 'answers' in question
    ? question.answers
    : [];

function FileValue({ form, name, value }: SideValueProps & { value: string }) {
  const { upload } = useOfficeWords().parts;
  const label = form.labels[name] ?? name;
  if (isPicture(value)) return <img src={value} alt={label} className={styles.picture} />;
  return (
    <a href={value} target="_blank" rel="noreferrer" className={styles.link}>
      {upload.openOne({ name: label })}
    </a>
  );
}

/** Each color as it looks and as it is written, because two can look alike. */
const Colors = ({ colors }: { colors: readonly string[] }) => (
  <span className={styles.items}>
    {colors.map((color, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a color can be there twice
      <span key={index} className={styles.color}>
        <ColorDots colors={[color]} /> <span>{color}</span>
      </span>
    ))}
  </span>
);

/** What stands on this side alone, and how many more are the same on both; all of a short list. */
function Items({ form, name, value, other }: SideValueProps) {
  const words = useConflictWords();
  const { number } = useFormats();
  const [all, others] = [itemsOf(value), itemsOf(other)];
  const isOwn = (item: Item) =>
    !others.some(({ id, weight }) => id === item.id && weight === item.weight);
  const own = all.filter(isOwn);
  const shown = all.length <= 12 ? all : own.slice(0, 12);
  const nameOf = (item: Item) =>
    form.values[name]?.[item.id] ||
    item.name ||
    item.title ||
    wordFor(form.values[name] ?? {}, item.id, words);
  return (
    <span className={styles.items}>
      {shown.map((item) => (
        <span key={item.id} className={isOwn(item) ? styles.own : styles.item}>
          <span>{nameOf(item)}</span> {item.weight !== undefined && <b>{number(item.weight)}</b>}
        </span>
      ))}
      {shown.length < all.length && (
        <small className={styles.note}>{words.same({ count: all.length - shown.length })}</small>
      )}
    </span>
  );
}

const itemsOf = (value: unknown): readonly Item[] => (Array.isArray(value) ? value : []);
