import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useDndContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useRef, useState } from 'react';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Hidden } from '../base/hidden.tsx';
import { BareButton } from './controls/bare-button.tsx';
import { Button } from './controls/button.tsx';
import { DownIcon, GripIcon, UpIcon } from './order-icons.tsx';
import styles from './order-list.module.css';

type OrderListProps<T> = {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  /** The original order, by key. Rows that have moved show it. */
  before?: readonly string[];
  onMove: (from: number, to: number) => void;
  /** Renders an item; by default its name. */
  children?: (item: T) => ReactNode;
  /** Further cells beside the item. */
  cells?: (item: T) => readonly ReactNode[];
  /** Visual column headers above the item and its cells. */
  heads?: readonly string[];
};

/** A list that can be ordered by dragging a handle, by keyboard on the handle, or with Up and Down buttons. */
export function OrderList<T>(props: OrderListProps<T>) {
  const { label, items, keyOf, nameOf, onMove, heads } = props;
  const { parts } = useOfficeWords();
  const [announcement, setAnnouncement] = useState('');
  const keys = items.map(keyOf);
  const sensors = useSensors(
    // A tap on the handle is not a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    onMove(from, to);
    setAnnouncement(parts.order.moved({ name: nameOf(item), place: to + 1, total: items.length }));
  };
  const handleDrop = ({ active, over }: DragEndEvent) => {
    if (over) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDrop}
      accessibility={useSpoken(items.map(nameOf), keys)}
    >
      {heads && <Heads heads={heads} />}
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <OrderRow key={keyOf(item)} {...props} item={item} index={index} onStep={move} />
          ))}
        </ol>
      </SortableContext>
      <Lift {...props} />
      <Hidden>
        <span role="status">{announcement}</span>
      </Hidden>
    </DndContext>
  );
}

/** What a screen reader says while a row is dragged, instead of the library's own English. */
function useSpoken(names: readonly string[], keys: readonly string[]) {
  const { order } = useOfficeWords().parts;
  /** A sentence about the row with this key, as if it stood where the row `at` stands. */
  const told = (words: typeof order.moved, id: unknown, at: unknown = id) => {
    const name = names[keys.indexOf(String(id))];
    return name && words({ name, place: keys.indexOf(String(at)) + 1, total: names.length });
  };
  const announcements: Announcements = {
    // The list's own status says where a row was dropped.
    onDragStart: () => undefined,
    onDragEnd: () => undefined,
    // Called for its own place as well, as soon as the row is lifted.
    onDragOver: ({ active, over }) =>
      told(over?.id === active.id ? order.lifted : order.moved, active.id, over?.id),
    onDragCancel: ({ active }) => told(order.canceled, active.id),
  };
  return { announcements, screenReaderInstructions: { draggable: order.help } };
}

const Heads = ({ heads }: { heads: readonly string[] }) => (
  <div className={styles.heads} aria-hidden="true">
    <span className={styles.handle} />
    <span className={styles.number}>#</span>
    {heads.map((head, index) => (
      <span key={head} className={index === 0 ? styles.content : styles.cell}>
        {head}
      </span>
    ))}
    <span className={styles.steps} />
  </div>
);

type OrderRowProps<T> = OrderListProps<T> & {
  item: T;
  index: number;
  onStep: (from: number, to: number) => void;
};

/** A row of the list. While it is lifted it is the gap where it will land. */
function OrderRow<T>(props: OrderRowProps<T>) {
  const { item, index, items, keyOf, nameOf, onStep } = props;
  const { parts } = useOfficeWords();
  const name = nameOf(item);
  const sortable = useSortable({ id: keyOf(item) });
  const { attributes, listeners, setNodeRef, transform, transition, isDragging, newIndex } =
    sortable;
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${styles.row} ${styles.gap}` : styles.row}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <BareButton
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={parts.order.handle({ name })}
      >
        <GripIcon />
      </BareButton>
      {/* While a row is dragged, the others show their new positions already. */}
      <RowCells {...props} position={(newIndex < 0 ? index : newIndex) + 1} />
      <StepButtons
        name={name}
        isFirst={index === 0}
        isLast={index === items.length - 1}
        onStep={(by) => onStep(index, index + by)}
      />
    </li>
  );
}

type RowCellsProps<T> = OrderListProps<T> & { item: T; position: number };

function RowCells<T>({ item, position, ...list }: RowCellsProps<T>) {
  const { keyOf, nameOf, before, children, cells } = list;
  const { order } = useOfficeWords().parts;
  const originalPosition = before ? before.indexOf(keyOf(item)) + 1 : 0;
  return (
    <>
      <span className={styles.number}>{position}</span>
      <div className={styles.content}>
        {children ? children(item) : <span className={styles.name}>{nameOf(item)}</span>}
        {originalPosition > 0 && originalPosition !== position && (
          <span className={styles.was}>{order.was({ place: originalPosition })}</span>
        )}
      </div>
      {cells?.(item).map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
        <span key={column} className={styles.cell}>
          {cell}
        </span>
      ))}
    </>
  );
}

/** The lifted row, which follows the pointer or the keys. The gap in the list has its name and its buttons. */
function Lift<T>(list: OrderListProps<T>) {
  const { active, over } = useDndContext();
  const keys = list.items.map(list.keyOf);
  const item = list.items[keys.indexOf(String(active?.id))];
  return (
    <DragOverlay dropAnimation={isStill() ? null : { duration: 180, easing: 'ease-out' }}>
      {item !== undefined && (
        <div className={`${styles.row} ${styles.lifted}`} aria-hidden="true">
          <span className={styles.handle}>
            <GripIcon />
          </span>
          <RowCells
            {...list}
            item={item}
            position={keys.indexOf(String((over ?? active)?.id)) + 1}
          />
          <span className={styles.steps} />
        </div>
      )}
    </DragOverlay>
  );
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

type StepButtonsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: number) => void;
};

function StepButtons({ name, isFirst, isLast, onStep }: StepButtonsProps) {
  const { order } = useOfficeWords().parts;
  const buttons = useRef<HTMLSpanElement>(null);
  const step = (by: number, selector: string) => {
    onStep(by);
    // The row has moved in the page, so its button needs the focus again.
    requestAnimationFrame(() => buttons.current?.querySelector<HTMLElement>(selector)?.focus());
  };
  return (
    <span ref={buttons} className={styles.steps}>
      <span data-up>
        <Button isSmall aria-disabled={isFirst} onClick={() => step(-1, '[data-up] button')}>
          <UpIcon />
          <span className={styles.step}>{order.up}</span>
          <Hidden>{` ${name}`}</Hidden>
        </Button>
      </span>
      <span data-down>
        <Button isSmall aria-disabled={isLast} onClick={() => step(1, '[data-down] button')}>
          <DownIcon />
          <span className={styles.step}>{order.down}</span>
          <Hidden>{` ${name}`}</Hidden>
        </Button>
      </span>
    </span>
  );
}
