import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
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
import { useOfficeWords } from '../../lib/words/words.ts';
import { Hidden } from '../base/hidden.tsx';
import { BareButton } from './controls/bare-button.tsx';
import { Button } from './controls/button.tsx';
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
    setAnnouncement(parts.order.moved(nameOf(item), to + 1, items.length));
  };
  const handleDrop = ({ active, over }: DragEndEvent) => {
    if (over) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  };
  const nameFor = (id: unknown) => {
    const item = items[keys.indexOf(String(id))];
    return item === undefined ? '' : nameOf(item);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDrop}
      accessibility={{
        screenReaderInstructions: { draggable: parts.order.help },
        // The library's own announcements are in English. The status below announces where a row was dropped.
        announcements: {
          onDragStart: () => undefined,
          onDragOver: ({ active, over }) =>
            over
              ? parts.order.moved(
                  nameFor(active.id),
                  keys.indexOf(String(over.id)) + 1,
                  items.length,
                )
              : undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
      }}
    >
      {heads && <Heads heads={heads} />}
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <OrderRow key={keyOf(item)} {...props} item={item} index={index} onStep={move} />
          ))}
        </ol>
      </SortableContext>
      <Hidden>
        <span role="status">{announcement}</span>
      </Hidden>
    </DndContext>
  );
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

function OrderRow<T>(props: OrderRowProps<T>) {
  const { item, index, items, keyOf, nameOf, before, onStep, children, cells } = props;
  const { parts } = useOfficeWords();
  const key = keyOf(item);
  const name = nameOf(item);
  const sortable = useSortable({ id: key });
  const { attributes, listeners, setNodeRef, transform, transition, isDragging, newIndex } =
    sortable;
  // While a row is dragged, the others show their new positions already.
  const position = (newIndex < 0 ? index : newIndex) + 1;
  const originalPosition = before ? before.indexOf(key) + 1 : 0;
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${styles.row} ${styles.lifted}` : styles.row}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <BareButton
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={parts.order.handle(name)}
      >
        ⠿
      </BareButton>
      <span className={styles.number}>{position}</span>
      <div className={styles.content}>
        {children ? children(item) : <span className={styles.name}>{name}</span>}
        {originalPosition > 0 && originalPosition !== position && (
          <span className={styles.was}>{parts.order.was(originalPosition)}</span>
        )}
      </div>
      {cells?.(item).map((cell, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
        <span key={column} className={styles.cell}>
          {cell}
        </span>
      ))}
      <StepButtons
        name={name}
        isFirst={index === 0}
        isLast={index === items.length - 1}
        onStep={(by) => onStep(index, index + by)}
      />
    </li>
  );
}

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
          {order.up}
          <Hidden> {name}</Hidden>
        </Button>
      </span>
      <span data-down>
        <Button isSmall aria-disabled={isLast} onClick={() => step(1, '[data-down] button')}>
          {order.down}
          <Hidden> {name}</Hidden>
        </Button>
      </span>
    </span>
  );
}
