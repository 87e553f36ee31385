import type { ReactNode } from 'react';
import { ItemLink } from '#app/ui/tile.tsx';
import { spendingLabels } from '../card-query.ts';
import { formatMoney, formatPercent, formatRates } from '../money.ts';
import type { CardTileData } from '../offer-data.server.ts';
import { spendingNames } from '../vertical.ts';
import { firstYearCost, yearlyCost, type Spending, type YearlyCost } from '../yearly-cost.ts';
import { CardArt } from './card-tile.tsx';
import { SampleLabel } from './sample-label.tsx';

/**
 * Cards side by side, cheapest first. In a narrow window the table scrolls sideways and the row headings stay in view.
 */
export function ComparisonTable({
  cards,
  ownId = null,
  spending,
  currency,
}: {
  cards: readonly CardTileData[];
  ownId?: number | null;
  spending: Spending;
  currency: string;
}) {
  const columns = cards
    .map((card) => ({
      card,
      normal: yearlyCost(card.terms, spending),
      first: firstYearCost(card.terms, spending),
    }))
    .sort((a, b) => a.normal.total - b.normal.total || a.card.id - b.card.id);
  type Column = (typeof columns)[number];
  const money = (hundredths: number) => formatMoney(hundredths / 100, currency);
  const total = (cost: YearlyCost) => (cost.total < 0 ? `You gain ${money(-cost.total)}` : money(cost.total));
  const row = (name: string, cell: (column: Column) => ReactNode, look = '') => (
    <tr className={look}>
      <th scope="row">{name}</th>
      {columns.map((column) => (
        <td key={column.card.id}>{cell(column)}</td>
      ))}
    </tr>
  );
  const part = (name: string, key: keyof YearlyCost) => row(name, ({ normal }) => money(normal[key]));
  const rewarded = spendingNames.filter((name) =>
    cards.some(({ terms }) => terms.rewards[name] !== undefined),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section aria-label="Comparison of cards" tabIndex={0} className="comparison">
      <table style={{ '--cards': columns.length } as React.CSSProperties}>
        <thead>
          <tr>
            <td>
              <span className="sr-only">Figure</span>
            </td>
            {columns.map(({ card }) => (
              <th key={card.id} scope="col">
                <CardArt picture={card.picture} className="mx-auto mb-2 w-20 md:w-28" />
                {card.id === ownId ? (
                  <span className="block">{card.title}</span>
                ) : (
                  <ItemLink
                    href={card.href}
                    className="inline-block py-1 underline decoration-line underline-offset-4 hover:decoration-current"
                  >
                    {card.title}
                  </ItemLink>
                )}
                <span className="block text-sm font-normal text-faint">{card.merchant}</span>
                {card.isSample && <SampleLabel className="mt-1 inline-block" />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('A normal year', ({ normal }) => total(normal), 'comparison-total')}
          {part('Yearly fee', 'fee')}
          {part('Interest on your balance', 'interest')}
          {part('Foreign fees', 'abroad')}
          {part('Rewards', 'rewards')}
          {row('Your first year', ({ first }) => total(first), 'comparison-total')}
        </tbody>
        <tbody>
          {row('Interest (APR)', ({ card: { terms } }) => formatRates(terms.aprMin, terms.aprMax))}
          {row('Introductory rate', ({ card }) => card.introApr || 'None')}
          {row('Foreign fee', ({ card: { terms } }) => formatPercent(terms.foreignFee))}
          {rewarded.map((name) => (
            <tr key={name}>
              <th scope="row">Rewards on {spendingLabels[name].toLowerCase()}</th>
              {columns.map(({ card: { id, terms } }) => (
                <td key={id}>{formatPercent(terms.rewards[name] ?? terms.rewards.other ?? 0)}</td>
              ))}
            </tr>
          ))}
          {row('Welcome bonus', ({ card: { terms } }) =>
            terms.bonus
              ? `${formatMoney(terms.bonus.value, currency)} after ${formatMoney(terms.bonus.spend, currency)} in ${terms.bonus.months} months`
              : 'None',
          )}
          {row('Network', ({ card }) => card.network)}
        </tbody>
      </table>
    </section>
  );
}
