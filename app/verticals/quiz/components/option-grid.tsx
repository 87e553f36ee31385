import { Check, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { LanguageAttributes } from '#app/ui/text-language.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { isTyping } from '#app/ui/is-typing.ts';
import type { GivenAnswer } from '../quiz-run.ts';

type Look = 'open' | 'chosen' | 'right' | 'wrong' | 'past';

const looks: Record<Look, string> = {
  open: 'border-over/14 bg-surface hover:border-quiz hover:bg-raised',
  chosen: 'border-quiz bg-raised',
  right:
    'border-transparent bg-answer-right text-on-answer-right shadow-[0_4px_0_var(--color-answer-right-edge)]',
  wrong:
    'border-transparent bg-answer-wrong text-on-answer-wrong shadow-[0_4px_0_var(--color-answer-wrong-edge)]',
  past: 'border-over/8 bg-surface text-faint',
};

/** Labels of the options, which are also the keys that select them. */
export const letters = 'ABCDEF';

/**
 * The options of a question as large buttons. They can be selected by pointer, with the arrow keys and Enter, or with
 * the keys A to F or 1 to 6.
 */
export function OptionGrid({
  options,
  optionOrder,
  language,
  given,
  chosen,
  isWaiting,
  area,
  onAnswer,
}: {
  options: readonly string[];
  /** Indexes of the options in display order. */
  optionOrder: readonly number[];
  /** Language attributes of the options. */
  language: LanguageAttributes;
  given: GivenAnswer | null;
  /** The visitor's answer to a question that has no right answer. */
  chosen: string | null;
  isWaiting: boolean;
  /** The element in which the keys select options. Elsewhere they do nothing (WCAG 2.1.4). */
  area: RefObject<HTMLElement | null>;
  onAnswer(answer: string): void;
}) {
  const t = useMessages('quiz');
  const list = useRef<HTMLFieldSetElement>(null);
  const [pending, setPending] = useState<string | null>(null);
  const isOpen = given === null && !isWaiting;

  function answer(position: number) {
    setPending(String(position));
    onAnswer(String(position));
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const option = optionOrder[optionIndex(event.key)];
    if (isOpen && option !== undefined) {
      event.preventDefault();
      return answer(option);
    }
    if (isOpen && event.key.startsWith('Arrow')) moveFocus(event, list.current);
  });
  useEffect(() => {
    const element = area.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [area]);

  return (
    <fieldset
      ref={list}
      aria-label={t('option.label')}
      className="quiz-answers mt-4 grid grid-cols-1 gap-3 sm:gap-3.5 @xl:grid-cols-2"
    >
      {optionOrder.map((position, index) => {
        const look = lookOf(String(position), { given, chosen: chosen ?? (isWaiting ? pending : null) });
        return (
          <button
            key={position}
            type="button"
            disabled={!isOpen}
            aria-pressed={look === 'chosen' ? true : undefined}
            className={`flex min-h-15 items-center gap-4 rounded-panel border-2 px-4 py-2.5 text-start font-display text-lg leading-snug font-semibold transition-colors md:min-h-18 ${looks[look]}`}
            // Ignores the second click of a double click, which was meant for the button that opened the question.
            onClick={({ detail }) => detail < 2 && answer(position)}
          >
            <span
              aria-hidden
              className={`grid size-9 flex-none place-items-center rounded-xl text-base ${look === 'right' ? 'bg-black/12' : 'bg-current/10'}`}
            >
              {letters[index]}
            </span>
            <span {...language} className="flex-1">
              {options[position]}
            </span>
            <Mark look={look} />
          </button>
        );
      })}
    </fieldset>
  );
}

/** Returns the index of the option that a key selects by letter or number, or -1. */
function optionIndex(key: string): number {
  if (key.length !== 1) return -1;
  return /^[1-9]$/.test(key) ? Number(key) - 1 : letters.indexOf(key.toUpperCase());
}

/**
 * The mark that the verdict adds to an option. Its space is reserved, so that the text does not move when the verdict
 * appears.
 */
function Mark({ look }: { look: Look }) {
  const t = useMessages('quiz');
  return (
    <span className="size-6 flex-none">
      {look === 'right' && (
        <>
          <Check aria-hidden className="size-6" strokeWidth={3} />
          <span className="sr-only">{t('option.right')}</span>
        </>
      )}
      {look === 'wrong' && (
        <>
          <X aria-hidden className="size-6" strokeWidth={3} />
          <span className="sr-only">{t('option.chosen')}</span>
        </>
      )}
    </span>
  );
}

function lookOf(
  position: string,
  { given, chosen }: { given: GivenAnswer | null; chosen: string | null },
): Look {
  if (!given?.verdict) return position === chosen ? 'chosen' : 'open';
  if (position === given.verdict.right) return 'right';
  return position === given.answer ? 'wrong' : 'past';
}

/**
 * Moves the focus between the options with the arrow keys, starting at the first option if none has the focus. Outside
 * the options, the arrow keys scroll as usual.
 */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const current = buttons.findIndex((button) => button === document.activeElement);
  const isElsewhere =
    current < 0 && document.activeElement !== document.body && document.activeElement?.tagName !== 'H2';
  if (isElsewhere) return;
  const isRtl = list !== null && getComputedStyle(list).direction === 'rtl';
  const step = event.key === 'ArrowDown' || event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight') ? 1 : -1;
  const next = current < 0 ? 0 : (current + step + buttons.length) % buttons.length;
  event.preventDefault();
  buttons[next]?.focus();
}
