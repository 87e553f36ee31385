import { useMessages } from '#app/messages/use-messages.ts';
import { useFigureWords } from './use-figure-words.ts';

/**
 * The change of a figure since the period before, such as `+8%`. Renders nothing if one of the two values is unknown,
 * or if the earlier value is 0.
 */
export function FigureChange({ value, before }: { value: number | null; before: number | null }) {
  const t = useMessages('statistics');
  const { writeChange } = useFigureWords();
  if (value === null || before === null) return null;
  const change = writeChange(before, value);
  if (change === '') return null;
  return (
    <span
      className={`text-small font-normal tabular-nums ${value < before ? 'text-danger' : 'text-success'}`}
    >
      <span aria-hidden dir="ltr">
        {change}
      </span>
      <span className="sr-only">{t('figure.change', { change })}</span>
    </span>
  );
}
