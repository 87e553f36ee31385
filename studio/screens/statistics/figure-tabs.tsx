import { Link } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import type { AnyFigure } from '#app/statistics/figures.ts';
import type { ComparedFigure } from '#app/statistics/summary.server.ts';
import { FigureChange } from './figure-change.tsx';
import { useFigureWords } from './use-figure-words.ts';

/**
 * All figures of the period. The chosen one is shown in the chart. If it is counted for single items, it also sorts the
 * lists.
 */
export function FigureTabs({
  figures,
  chosen,
  hrefOf,
}: {
  figures: readonly ComparedFigure[];
  chosen: AnyFigure;
  hrefOf: (changes: Readonly<Record<string, string>>) => string;
}) {
  const t = useMessages('statistics');
  const { write } = useFigureWords();
  return (
    <nav aria-label={t('figures.label')} className="border-b border-divider">
      <ul className="flex overflow-x-auto px-2">
        {figures.map(({ name, value, before }) => {
          return (
            <li key={name} className="relative flex-1">
              <Link
                to={hrefOf({ figure: name })}
                replace
                preventScrollReset
                aria-current={name === chosen ? 'true' : undefined}
                className="group block h-full border-b-2 border-transparent px-3 pt-4 pb-3 whitespace-nowrap hover:bg-hover aria-[current=true]:border-accent"
              >
                <span className="flex items-baseline gap-2 text-secondary text-muted group-aria-[current=true]:font-semibold group-aria-[current=true]:text-ink">
                  {t('figure.name', { figure: name })}
                  <FigureChange value={value} before={before} />
                </span>
                <span className="block font-display text-[24px] leading-8 font-medium tabular-nums">
                  {value === null ? (
                    <>
                      <span aria-hidden>–</span>
                      <span className="sr-only">{t('figure.unknown')}</span>
                    </>
                  ) : (
                    write(name, value)
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
