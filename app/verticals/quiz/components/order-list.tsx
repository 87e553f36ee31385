import { ArrowDown, ArrowUp, Check, GripVertical, X } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { LanguageAttributes } from '#app/ui/text-language.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import type { GivenAnswer } from '../quiz-run.ts';
import { positionsOf } from '../shown-question.ts';

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
}: {
  id: string;
  options: readonly string[];
  /** Indexes of the items in the initial display order. */
  optionOrder: readonly number[];
  /** Attributes of the options. */
  language: LanguageAttributes;
  given: GivenAnswer | null;
  isWaiting: boolean;
  onAnswer(answer: string): void;
}) {
  const t = useMessages('quiz');
  const [order, setOrder] = useState(() => (given?.answer ? positionsOf(given.answer) : [...optionOrder]));
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  /** The element that receives the focus again after a move. */
  const focused = useRef<string | null>(null);
  const isOpen = given === null && !isWaiting;
  const right = given?.verdict ? positionsOf(given.verdict.right) : null;

  useLayoutEffect(() => {
    if (focused.current === null) return;
    const button = list.current?.querySelector<HTMLButtonElement>(`[data-part="${focused.current}"]`);
    // At an end of the list, the button of that direction is disabled, so the handle receives the focus instead.
    const handle = button?.closest('li')?.querySelector<HTMLButtonElement>('[data-part^="handle"]');
    (button?.disabled ? handle : button)?.focus();
    focused.current = null;
  });

  function positionValues(position: number, index: number) {
    return { item: options[position] ?? '', place: index + 1, count: order.length };
  }

  function move(from: number, to: number) {
    const position = order[from];
    if (position === undefined || to < 0 || to >= order.length || from === to) return;
    const rest = order.filter((other) => other !== position);
    setOrder([...rest.slice(0, to), position, ...rest.slice(to)]);
    setSaid(t('order.place', positionValues(position, to)));
  }

  function onHandleKey(event: KeyboardEvent, index: number, position: number) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    focused.current = `handle-${position}`;
    move(index, index + step);
  }

  /** The dragged item moves after every other item whose middle is above the pointer. */
  const drag = useEffectEvent(({ clientY }: PointerEvent) => {
    if (dragged === null) return;
    const from = order.indexOf(dragged);
    const others = [...(list.current?.children ?? [])].filter((_, index) => index !== from);
    const middles = others
      .map((row) => row.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2);
    move(from, middles.filter((middle) => middle < clientY).length);
  });
  // The listener is on the window, because a handle loses the pointer capture when it moves in the document.
  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return;
    const follow = (event: PointerEvent) => drag(event);
    const drop = () => setDragged(null);
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [isDragging]);

  return (
    <form
      id={id}
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isOpen) onAnswer(order.join(','));
      }}
    >
      <ol ref={list} className="grid gap-2.5">
        {order.map((position, index) => (
          <li
            key={position}
            className={`flex min-h-15 items-center gap-2 rounded-panel border-2 ps-2 pe-2.5 font-display text-lg font-semibold ${rowLook(
              right,
              position,
              index,
              dragged === position,
            )}`}
          >
            <button
              type="button"
              data-part={`handle-${position}`}
              disabled={!isOpen}
              aria-label={t('order.handle', positionValues(position, index))}
              className="grid size-11 flex-none touch-none place-items-center rounded-xl text-soft enabled:cursor-grab enabled:hover:bg-over/10 enabled:active:cursor-grabbing"
              onKeyDown={(event) => onHandleKey(event, index, position)}
              onPointerDown={(event) => {
                if (event.currentTarget.hasPointerCapture(event.pointerId)) {
                  event.currentTarget.releasePointerCapture(event.pointerId);
                }
                setDragged(position);
              }}
            >
              <GripVertical aria-hidden className="size-5" />
            </button>
            <span aria-hidden className="w-5 flex-none text-center text-soft tabular-nums">
              {index + 1}
            </span>
            <span {...language} className="flex-1 py-2 leading-snug">
              {options[position]}
            </span>
            <span className="flex h-11 min-w-22 flex-none items-center justify-end">
              {right ? (
                <RowMark isRight={right[index] === position} />
              ) : (
                (['up', 'down'] as const).map((way) => {
                  const to = index + (way === 'up' ? -1 : 1);
                  const Arrow = way === 'up' ? ArrowUp : ArrowDown;
                  return (
                    <button
                      key={way}
                      type="button"
                      data-part={`${way}-${position}`}
                      disabled={!isOpen || to < 0 || to >= order.length}
                      aria-label={t(way === 'up' ? 'order.up' : 'order.down', {
                        item: options[position] ?? '',
                      })}
                      className="grid size-11 place-items-center rounded-xl enabled:hover:bg-over/10 disabled:text-over/25"
                      onClick={() => {
                        focused.current = `${way}-${position}`;
                        move(index, to);
                      }}
                    >
                      <Arrow aria-hidden className="size-5" />
                    </button>
                  );
                })
              )}
            </span>
          </li>
        ))}
      </ol>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </form>
  );
}

function rowLook(right: number[] | null, position: number, index: number, isDragged: boolean): string {
  if (right) {
    return right[index] === position
      ? 'border-answer-right bg-answer-right/16'
      : 'border-danger/70 bg-answer-wrong/24';
  }
  return isDragged ? 'border-quiz bg-raised lifted-shadow' : 'border-over/14 bg-surface';
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
