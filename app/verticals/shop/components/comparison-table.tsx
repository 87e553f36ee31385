import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { InLanguage } from '#app/ui/in-language.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import type { CardTileData } from '../offer-data.server.ts';
import { spendingNames } from '../vertical.ts';
import { firstYearCost, yearlyCost, type Spending, type YearlyCost } from '../yearly-cost.ts';
import { CardArt } from './card-tile.tsx';
import { SampleLabel } from './sample-label.tsx';
import { useCardFormats } from './use-card-formats.ts';

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
  const t = useMessages('shop');
  const { money, percent, rates } = useCardFormats(currency);
  const columns = cards
    .map((card) => ({
      card,
      normal: yearlyCost(card.terms, spending),
      first: firstYearCost(card.terms, spending),
    }))
    .sort((a, b) => a.normal.total - b.normal.total || a.card.id - b.card.id);
  type Column = (typeof columns)[number];
  const amount = (cost: number) =>
    cost < 0 ? t('cost.gained', { amount: money(-cost / 100) }) : money(cost / 100);
  const row = (name: string, cell: (column: Column) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {columns.map((column) => (
        <td key={column.card.id}>{cell(column)}</td>
      ))}
    </tr>
  );
  const totalRow = (name: string, totalOf: (column: Column) => number) => (
    <tr className="comparison-total">
      <th scope="row">{name}</th>
      {columns.map((column) => (
        <td key={column.card.id} className={totalOf(column) < 0 ? 'text-success' : undefined}>
          {amount(totalOf(column))}
        </td>
      ))}
    </tr>
  );
  const part = (name: string, key: keyof YearlyCost) => row(name, ({ normal }) => amount(normal[key]));
  const rewarded = spendingNames.filter((name) =>
    cards.some(({ terms }) => terms.rewards[name] !== undefined),
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section aria-label={t('comparison.label')} tabIndex={0} className="comparison">
      <table style={{ '--cards': columns.length } as React.CSSProperties}>
        <thead>
          <tr>
            <td>
              <span className="sr-only">{t('comparison.figure')}</span>
            </td>
            {columns.map(({ card }) => (
              <th key={card.id} scope="col">
                <CardArt picture={card.picture} className="mx-auto mb-2 w-20 md:w-24 lg:w-28" />
                {card.id === ownId ? (
                  <span className="block">
                    <InLanguage language={card.language}>{card.title}</InLanguage>
                  </span>
                ) : (
                  <ItemLink
                    href={card.href}
                    className="inline-block py-1 underline decoration-line underline-offset-4 hover:decoration-current"
                  >
                    <InLanguage language={card.language}>{card.title}</InLanguage>
                  </ItemLink>
                )}
                <span className="block text-sm font-normal text-faint">{card.merchant}</span>
                {card.isSample && <SampleLabel className="mt-1 inline-block" />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totalRow(t('cost.normalYear'), ({ normal }) => normal.total)}
          {part(t('card.yearlyFee'), 'fee')}
          {part(t('cost.interest'), 'interest')}
          {part(t('cost.foreignFees'), 'abroad')}
          {part(t('rewards.label'), 'rewards')}
          {totalRow(t('cost.firstYear'), ({ first }) => first.total)}
        </tbody>
        <tbody>
          {row(t('card.apr'), ({ card: { terms } }) => rates(terms.aprMin, terms.aprMax))}
          {row(t('card.introRate'), ({ card }) =>
            card.introApr ? (
              <InLanguage language={card.introAprLanguage}>{card.introApr}</InLanguage>
            ) : (
              t('card.none')
            ),
          )}
          {row(t('card.foreignFee'), ({ card: { terms } }) => percent(terms.foreignFee))}
          {rewarded.map((name) => (
            <tr key={name}>
              <th scope="row">{t('rewards.on', { name })}</th>
              {columns.map(({ card: { id, terms } }) => (
                <td key={id}>{percent(terms.rewards[name] ?? terms.rewards.other ?? 0)}</td>
              ))}
            </tr>
          ))}
          {row(t('rewards.bonus'), ({ card: { terms } }) =>
            terms.bonus
              ? t('rewards.bonusShort', {
                  bonus: money(terms.bonus.value),
                  spending: money(terms.bonus.spend),
                  months: terms.bonus.months,
                })
              : t('card.none'),
          )}
          {row(t('card.network'), ({ card }) => card.network)}
        </tbody>
      </table>
    </section>
  );
}
