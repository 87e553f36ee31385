import { useState, type PointerEvent } from 'react';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import type { AnyFigure } from '#app/statistics/figures.ts';
import { ChartLines } from './chart-lines.tsx';
import { roundTop } from './chart-shape.ts';
import { ChartTable } from './chart-table.tsx';
import type { ChartPoint } from './statistics.server.ts';
import { useFigureWords } from './use-figure-words.ts';

const lines = [1, 0.75, 0.5, 0.25, 0];

/**
 * A figure over time, with the previous period as a dashed line. The pointer and the arrow keys choose a point, whose
 * values are shown. A table contains all values for screen readers.
 */
export function FigureChart({
  figure,
  points,
  isHourly,
}: {
  figure: AnyFigure;
  points: readonly ChartPoint[];
  isHourly: boolean;
}) {
  const t = useMessages('statistics');
  const formats = useFormats();
  const { write } = useFigureWords();
  const [chosen, setChosen] = useState<number | null>(null);
  const name = t('figure.name', { figure });
  const top = roundTop(Math.max(...points.flatMap(({ value, before }) => [value, before ?? 0])));
  const last = points.length - 1;
  const shareOf = (index: number) => (last === 0 ? 0 : index / last);
  const at = chosen === null ? undefined : points[Math.min(chosen, last)];
  const labels = [...new Set([0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(share * last)))];

  // The moments show the days and hours of the site in UTC.
  function nameOf(moment: number, isLong = false): string {
    if (isHourly) return formats.date(moment, { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' });
    const weekday = isLong ? 'long' : undefined;
    return formats.date(moment, {
      timeZone: 'UTC',
      weekday,
      day: 'numeric',
      month: isLong ? 'long' : 'short',
    });
  }

  const read = points[Math.min(chosen ?? last, last)];
  const sentence = read && `${nameOf(read.at, true)}: ${write(figure, read.value)}`;

  function point(event: PointerEvent<HTMLInputElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    setChosen(Math.max(0, Math.min(last, Math.round(share * last))));
  }

  return (
    <div className="flex gap-3 px-5 pt-5 pb-4">
      <div
        aria-hidden
        className="flex h-50 w-12 flex-none flex-col justify-between text-end text-small text-faint tabular-nums"
      >
        {lines.map((share) => (
          <span key={share} className="-my-2">
            {write(figure, share * top)}
          </span>
        ))}
      </div>
      <div className="min-w-0 flex-1" dir="ltr">
        <div className="relative h-50 rounded-tag outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-4">
          <ChartLines points={points} top={top} grid={lines} />
          <input
            type="range"
            min={0}
            max={last}
            value={chosen ?? last}
            aria-label={t('chart.label', { figure: name })}
            aria-valuetext={sentence}
            className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
            onChange={(event) => setChosen(Number(event.target.value))}
            onPointerMove={point}
            onPointerLeave={() => setChosen(null)}
            onBlur={() => setChosen(null)}
          />
          {at && chosen !== null && (
            <>
              <span
                className="absolute inset-y-0 border-s border-dashed border-faint"
                style={{ left: `${shareOf(chosen) * 100}%` }}
              />
              <span
                className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface bg-accent"
                style={{ left: `${shareOf(chosen) * 100}%`, top: `${(1 - at.value / top) * 100}%` }}
              />
              <div
                className="pointer-events-none absolute top-2 z-10 min-w-40 rounded-control bg-note px-3 py-2 text-small text-on-note shadow-overlay"
                style={
                  shareOf(chosen) > 0.5
                    ? { right: `${(1 - shareOf(chosen)) * 100 + 1}%` }
                    : { left: `${shareOf(chosen) * 100 + 1}%` }
                }
              >
                <p className="mb-1 font-semibold">{nameOf(at.at, true)}</p>
                <p className="flex justify-between gap-4">
                  {name} <b className="tabular-nums">{write(figure, at.value)}</b>
                </p>
                {at.before !== null && (
                  <p className="flex justify-between gap-4 opacity-80">
                    {t('figure.before')} <b className="tabular-nums">{write(figure, at.before)}</b>
                  </p>
                )}
              </div>
            </>
          )}
        </div>
        <div aria-hidden className="relative mt-2 h-4 text-small text-faint">
          {labels.map((index, place) => (
            <span
              key={index}
              // Narrow windows have no room for five labels in all languages.
              className={`absolute whitespace-nowrap ${labels.length > 3 && place % 2 === 1 ? 'hidden tablet:block' : ''}`}
              style={{
                left: `${shareOf(index) * 100}%`,
                transform: `translateX(-${shareOf(index) * 100}%)`,
              }}
            >
              {nameOf(points[index]?.at ?? 0)}
            </span>
          ))}
        </div>
        <ChartTable figure={figure} points={points} nameOf={(moment) => nameOf(moment, true)} />
      </div>
    </div>
  );
}
