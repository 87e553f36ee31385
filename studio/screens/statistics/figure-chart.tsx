import { useState, type PointerEvent } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { AnyFigure } from '#app/statistics/figures.ts';
import { ChartLines } from './chart-lines.tsx';
import { labelIndexes, roundTop, shareOf } from './chart-shape.ts';
import { ChartTable } from './chart-table.tsx';
import type { ChartPoint } from './statistics.server.ts';
import { useFigureWords } from './use-figure-words.ts';
import { useMomentName } from './use-moment-name.ts';

const lines = [1, 0.75, 0.5, 0.25, 0];

interface ChartProps {
  figure: AnyFigure;
  points: readonly ChartPoint[];
  isHourly: boolean;
}

/**
 * A figure over time, with the previous period as a dashed line. The pointer and the arrow keys choose a point, whose
 * values are shown. A table contains all values for screen readers.
 */
export function FigureChart({ figure, points, isHourly }: ChartProps) {
  const nameOf = useMomentName(isHourly);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = points.length - 1;
  const index = chosen === null ? null : Math.min(chosen, last);
  const point = index === null ? undefined : points[index];
  const top = roundTop(Math.max(...points.flatMap(({ value, before }) => [value, before ?? 0])));
  return (
    <div className="flex gap-3 px-5 pt-5 pb-4">
      <ValueAxis figure={figure} top={top} />
      <div className="min-w-0 flex-1" dir="ltr">
        <div className="relative h-50 rounded-tag outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-4">
          <ChartLines points={points} top={top} grid={lines} />
          <PointSlider
            figure={figure}
            points={points}
            isHourly={isHourly}
            index={index}
            onChoose={setChosen}
          />
          {point && index !== null && (
            <PointMark
              figure={figure}
              point={point}
              name={nameOf(point.at, 'long')}
              left={shareOf(index, points.length)}
              top={1 - point.value / top}
            />
          )}
        </div>
        <MomentAxis points={points} isHourly={isHourly} />
        <ChartTable figure={figure} points={points} nameOf={(moment) => nameOf(moment, 'long')} />
      </div>
    </div>
  );
}

/** An invisible slider over the chart, with which the pointer and the arrow keys choose a point. */
function PointSlider({
  figure,
  points,
  isHourly,
  index,
  onChoose,
}: ChartProps & { index: number | null; onChoose: (index: number | null) => void }) {
  const t = useMessages('statistics');
  const { write } = useFigureWords();
  const nameOf = useMomentName(isHourly);
  const last = points.length - 1;
  const point = points[index ?? last];

  function chooseAt(event: PointerEvent<HTMLInputElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    onChoose(Math.max(0, Math.min(last, Math.round(share * last))));
  }

  return (
    <input
      type="range"
      min={0}
      max={last}
      value={index ?? last}
      aria-label={t('chart.label', { figure: t('figure.name', { figure }) })}
      aria-valuetext={point && `${nameOf(point.at, 'long')}: ${write(figure, point.value)}`}
      className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
      onChange={(event) => onChoose(Number(event.target.value))}
      onPointerMove={chooseAt}
      onPointerLeave={() => onChoose(null)}
      onBlur={() => onChoose(null)}
    />
  );
}

/** The mark of the chosen point, with its values. Positions are shares of the chart, from its left and its top. */
function PointMark({
  figure,
  point,
  name,
  left,
  top,
}: {
  figure: AnyFigure;
  point: ChartPoint;
  /** Name of the day or hour of the point. */
  name: string;
  left: number;
  top: number;
}) {
  const t = useMessages('statistics');
  const { write } = useFigureWords();
  return (
    <>
      <span
        className="absolute inset-y-0 border-s border-dashed border-faint"
        style={{ left: `${left * 100}%` }}
      />
      <span
        className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface bg-accent"
        style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
      />
      <div
        className="pointer-events-none absolute top-2 z-10 min-w-40 rounded-control bg-note px-3 py-2 text-small text-on-note shadow-overlay"
        style={left > 0.5 ? { right: `${(1 - left) * 100 + 1}%` } : { left: `${left * 100 + 1}%` }}
      >
        <p className="mb-1 font-semibold">{name}</p>
        <p className="flex justify-between gap-4">
          {t('figure.name', { figure })} <b className="tabular-nums">{write(figure, point.value)}</b>
        </p>
        {point.before !== null && (
          <p className="flex justify-between gap-4 opacity-80">
            {t('figure.before')} <b className="tabular-nums">{write(figure, point.before)}</b>
          </p>
        )}
      </div>
    </>
  );
}

function ValueAxis({ figure, top }: { figure: AnyFigure; top: number }) {
  const { write } = useFigureWords();
  return (
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
  );
}

function MomentAxis({ points, isHourly }: Pick<ChartProps, 'points' | 'isHourly'>) {
  const nameOf = useMomentName(isHourly);
  const indexes = labelIndexes(points.length);
  return (
    <div aria-hidden className="relative mt-2 h-4 text-small text-faint">
      {indexes.map((index, position) => {
        const share = shareOf(index, points.length);
        // Narrow windows have no room for five labels in all languages, so they hide every second label.
        const isOptional = indexes.length > 3 && position % 2 === 1;
        return (
          <span
            key={index}
            className={`absolute whitespace-nowrap ${isOptional ? 'hidden tablet:block' : ''}`}
            style={{ left: `${share * 100}%`, transform: `translateX(-${share * 100}%)` }}
          >
            {nameOf(points[index]?.at ?? 0)}
          </span>
        );
      })}
    </div>
  );
}
