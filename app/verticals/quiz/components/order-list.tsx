import { ArrowDown, ArrowUp, Check, GripVertical, X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { LanguageAttributes } from '#app/ui/text-language.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import type { GivenAnswer } from '../quiz-run.ts';
import { positionsOf } from '../shown-question.ts';

interface OrderListProps {
  id: string;
  options: readonly string[];
  /** Indexes of the items in the initial display order. */
  optionOrder: readonly number[];
  /** Language attributes of the options. */
  language: LanguageAttributes;
  given: GivenAnswer | null;
  isWaiting: boolean;
  onAnswer(answer: string): void;
}

/**
 * Items to be put in order by dragging, with the buttons, or with the arrow keys on a handle. The list is a form
 * without a submit button: a button elsewhere submits it by its id.
 */
export function OrderList({
  id,
  options,
  optionOrder,
  language,
  given,
  isWaiting,
  onAnswer,
}: OrderListProps) {
  const isOpen = given === null && !isWaiting;
  const { list, order, dragged, announcement, move, drag } = useItemOrder(options, () =>
    given?.answer ? positionsOf(given.answer) : [...optionOrder],
  );
  return (
    <form
      id={id}
      className="quiz-order mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isOpen) onAnswer(order.join(','));
      }}
    >
      <ol ref={list} className="grid gap-2.5">
        {order.map((position, index) => (
          <OrderRow
            key={position}
            item={options[position] ?? ''}
            position={position}
            index={index}
            count={order.length}
            language={language}
            isOpen={isOpen}
            isDragged={dragged === position}
            isRight={given?.verdict ? positionsOf(given.verdict.right)[index] === position : null}
            move={move}
            drag={drag}
          />
        ))}
      </ol>
      <p className="sr-only" aria-live="polite">
        {announcement}
      </p>
    </form>
  );
}

/** A button of a row: the handle, or the button that moves the item up or down. */
type RowPart = 'handle' | 'up' | 'down';

/**
 * Manages the order of the items. Returns the order and the functions that change it. Options are identified by their
 * position on the page.
 */
function useItemOrder(options: readonly string[], initial: () => number[]) {
  const t = useMessages('quiz');
  const [order, setOrder] = useState(initial);
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  /** `data-part` of the element that receives the focus again after a move. */
  const focused = useRef<string | null>(null);

  useLayoutEffect(() => {
    if (focused.current === null) return;
    const button = list.current?.querySelector<HTMLButtonElement>(`[data-part="${focused.current}"]`);
    // At an end of the list, the button of that direction is disabled, so the handle receives the focus instead.
    const handle = button?.closest('li')?.querySelector<HTMLButtonElement>('[data-part^="handle"]');
    (button?.disabled ? handle : button)?.focus();
    focused.current = null;
  });

  /** Moves an item. `part` is the element of the item's row that keeps the focus. */
  function move(position: number, to: number, part?: RowPart) {
    if (part) focused.current = `${part}-${position}`;
    if (!order.includes(position) || to < 0 || to >= order.length || order[to] === position) return;
    const rest = order.filter((other) => other !== position);
    setOrder([...rest.slice(0, to), position, ...rest.slice(to)]);
    setAnnouncement(t('order.place', { item: options[position] ?? '', place: to + 1, count: order.length }));
  }

  /** Moves the dragged item below all other items whose middle is above the pointer. */
  const follow = useEffectEvent(({ clientY }: PointerEvent) => {
    if (dragged === null) return;
    const from = order.indexOf(dragged);
    const others = [...(list.current?.children ?? [])].filter((_, index) => index !== from);
    const middles = others
      .map((row) => row.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2);
    move(dragged, middles.filter((middle) => middle < clientY).length);
  });
  // The listener is on the window, because a handle loses the pointer capture when it moves in the document.
  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return;
    const onMove = (event: PointerEvent) => follow(event);
    const drop = () => setDragged(null);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [isDragging]);

  return { list, order, dragged, announcement, move, drag: setDragged };
}

interface OrderRowProps {
  item: string;
  /** Position of the option on the page. */
  position: number;
  /** Index in the current order. */
  index: number;
  count: number;
  language: LanguageAttributes;
  isOpen: boolean;
  isDragged: boolean;
  /** Whether the item is at the right index. `null` before the verdict. */
  isRight: boolean | null;
  move: (position: number, to: number, part: RowPart) => void;
  drag: (position: number) => void;
}

function OrderRow(row: OrderRowProps) {
  const { item, index, language, isDragged, isRight } = row;
  return (
    <li
      className={`flex min-h-15 items-center gap-2 rounded-panel border-2 ps-2 pe-2.5 font-display text-lg font-semibold ${rowLook(
        isRight,
        isDragged,
      )}`}
    >
      <Handle {...row} />
      <span aria-hidden className="w-5 flex-none text-center text-soft tabular-nums">
        {index + 1}
      </span>
      <span {...language} className="flex-1 py-2 leading-snug">
        {item}
      </span>
      <span className="flex h-11 min-w-22 flex-none items-center justify-end">
        {isRight === null ? (
          <>
            <MoveButton {...row} way="up" />
            <MoveButton {...row} way="down" />
          </>
        ) : (
          <RowMark isRight={isRight} />
        )}
      </span>
    </li>
  );
}

function Handle({ item, position, index, count, isOpen, move, drag }: OrderRowProps) {
  const t = useMessages('quiz');
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    move(position, index + step, 'handle');
  }
  return (
    <button
      type="button"
      data-part={`handle-${position}`}
      disabled={!isOpen}
      aria-label={t('order.handle', { item, place: index + 1, count })}
      className="grid size-11 flex-none touch-none place-items-center rounded-xl text-soft enabled:cursor-grab enabled:hover:bg-over/10 enabled:active:cursor-grabbing"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) {
          event.currentTarget.releasePointerCapture(event.pointerId);
        }
        drag(position);
      }}
    >
      <GripVertical aria-hidden className="size-5" />
    </button>
  );
}

function MoveButton({
  item,
  position,
  index,
  count,
  isOpen,
  move,
  way,
}: OrderRowProps & { way: 'up' | 'down' }) {
  const t = useMessages('quiz');
  const to = index + (way === 'up' ? -1 : 1);
  const Arrow = way === 'up' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      data-part={`${way}-${position}`}
      disabled={!isOpen || to < 0 || to >= count}
      aria-label={t(way === 'up' ? 'order.up' : 'order.down', { item })}
      className="grid size-11 place-items-center rounded-xl enabled:hover:bg-over/10 disabled:text-over/25"
      onClick={() => move(position, to, way)}
    >
      <Arrow aria-hidden className="size-5" />
    </button>
  );
}

function rowLook(isRight: boolean | null, isDragged: boolean): string {
  if (isRight === null) {
    return isDragged ? 'border-quiz bg-raised lifted-shadow' : 'border-over/14 bg-surface';
  }
  return isRight ? 'border-answer-right bg-answer-right/16' : 'border-danger/70 bg-answer-wrong/24';
}

function RowMark({ isRight }: { isRight: boolean }) {
  const t = useMessages('quiz');
  return isRight ? (
    <>
      <Check aria-hidden className="me-2 size-6 flex-none text-success" strokeWidth={3} />
      <span className="sr-only">{t('order.right')}</span>
    </>
  ) : (
    <>
      <X aria-hidden className="me-2 size-6 flex-none text-danger" strokeWidth={3} />
      <span className="sr-only">{t('order.wrong')}</span>
    </>
  );
}
