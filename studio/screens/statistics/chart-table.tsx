import { useMessages } from '#app/messages/use-messages.ts';
import type { AnyFigure } from '#app/statistics/figures.ts';
import type { ChartPoint } from './statistics.server.ts';
import { useFigureWords } from './use-figure-words.ts';

/** The values of a chart as a table, which only screen readers show. */
export function ChartTable({
  figure,
  points,
  nameOf,
}: {
  figure: AnyFigure;
  points: readonly ChartPoint[];
  /** Returns the name of a moment. */
  nameOf: (moment: number) => string;
}) {
  const t = useMessages('statistics');
  const { write } = useFigureWords();
  const name = t('figure.name', { figure });
  return (
    <div className="sr-only">
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.when')}</th>
            <th scope="col">{name}</th>
            <th scope="col">{t('figure.before')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ at, value, before }) => (
            <tr key={at}>
              <th scope="row">{nameOf(at)}</th>
              <td>{write(figure, value)}</td>
              <td>{before === null ? '' : write(figure, before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
