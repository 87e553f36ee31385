import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import type { AnyFigure } from '#app/statistics/figures.ts';

/** Returns functions that format figures as texts, such as “12 minutes” or “+8%”. */
export function useFigureWords() {
  const t = useMessages('statistics');
  const formats = useFormats();
  const whole = (value: number) => formats.number(value, { maximumFractionDigits: 0 });
  return {
    /** Formats play time in its largest unit, and other figures as numbers. */
    write(figure: AnyFigure, value: number): string {
      if (figure !== 'seconds') return whole(value);
      if (value < 60) return t('time.seconds', { seconds: whole(value) });
      if (value < 3_600) return t('time.minutes', { minutes: whole(value / 60) });
      const digits = value < 36_000 ? 1 : 0;
      return t('time.hours', { hours: formats.number(value / 3_600, { maximumFractionDigits: digits }) });
    },
    /** Returns the change from one value to another, such as `+8%`. Empty if `before` is 0. */
    writeChange(before: number, value: number): string {
      if (before === 0) return '';
      const options = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 } as const;
      return formats.number(value / before - 1, options);
    },
  };
}
