import { useId } from 'react';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { ChartLines } from '../statistics/chart-lines.tsx';
import { roundTop } from '../statistics/chart-shape.ts';
import { ChartTable } from '../statistics/chart-table.tsx';
import { FigureChange } from '../statistics/figure-change.tsx';
import { useFigureWords } from '../statistics/use-figure-words.ts';
import type { DailyFigure } from './figures.server.ts';

/**
 * A figure of the last seven days with the week before as a dashed line. A table contains all values for screen
 * readers.
 */
export function FigureCard({ figure: { name, value, before, today, points } }: { figure: DailyFigure }) {
  const t = useMessages('today');
  const words = useMessages('statistics');
  const formats = useFormats();
  const { write } = useFigureWords();
  const heading = useId();
  const values = points.flatMap((point) => [point.value, point.before ?? 0]);
  // Read as UTC, the moments show the local days of the site.
  const dayOf = (moment: number) => formats.date(moment, { timeZone: 'UTC', day: 'numeric', month: 'short' });
  const weekdayOf = (moment: number) => formats.date(moment, { timeZone: 'UTC', weekday: 'short' });
  return (
    <section aria-labelledby={heading} className="min-w-0 rounded-card bg-surface px-5 pt-4 pb-3 shadow-card">
      <header className="flex flex-wrap items-baseline gap-x-3 text-secondary">
        <h2 id={heading} className="text-secondary font-semibold">
          <TextLink href={`/statistics?figure=${name}`}>{words('figure.name', { figure: name })}</TextLink>
        </h2>
        <span className="ms-auto text-faint">{t('figure.today', { count: write(name, today) })}</span>
      </header>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-[24px] leading-8 font-medium tabular-nums">
          {write(name, value)}
        </span>
        <FigureChange value={value} before={before} />
        <span className="text-small text-faint">{t('figure.before', { count: write(name, before) })}</span>
      </p>
      <div dir="ltr" className="mt-2">
        <div className="h-10 tablet:h-16">
          <ChartLines points={points} top={roundTop(Math.max(...values))} />
        </div>
        <div aria-hidden className="mt-1.5 flex justify-between text-small text-faint">
          {points.map(({ at }) => (
            <span key={at}>{weekdayOf(at)}</span>
          ))}
        </div>
        <ChartTable figure={name} points={points} nameOf={dayOf} />
      </div>
    </section>
  );
}
