import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Inserted } from '#app/ui/insertions.tsx';
import { InLanguage, textIn } from '#app/ui/in-language.tsx';
import { hidden } from '#app/ui/message-tags.tsx';
import { usePageAddress } from '#app/ui/page-link.tsx';
import { FilledRow, type RowFilling } from '#app/ui/row-filling.tsx';
import { useIsHydrated } from '#app/visitor/hydration.ts';
import type { cardListOf } from '../card-lists.server.ts';
import { maxCompared, writeSpending } from '../card-query.ts';
import { yearlyCost } from '../yearly-cost.ts';
import { CalculatorFields } from './calculator.tsx';
import { CardTile } from './card-tile.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { gridOf } from './offers.tsx';
import { useCardFormats } from './use-card-formats.ts';
import { useCardInput } from './use-card-input.ts';

const strongIn = (language: string | undefined) => (children: ReactNode) => (
  <strong className="text-strong">
    <InLanguage language={language}>{children}</InLanguage>
  </strong>
);

const leastCompared = 2;

/** Renders no card in the last row: the list already contains all cards, so only a link fills the row. */
const noCard = () => null;

type Data = NonNullable<ReturnType<typeof cardListOf>>;

/** Cards, sorted by their cost with the visitor's own amounts. The visitor can select some for the comparison. */
export function CardList({ data, filling }: { data: Data; filling: RowFilling<unknown> }) {
  const t = useMessages('shop');
  const addressOf = usePageAddress();
  const { money } = useCardFormats(data.currency);
  const asked = data.compared.map(({ id }) => id);
  const { input, form, onInput } = useCardInput(data, { spending: data.spending, compared: asked });
  const { spending, compared: chosen } = input;
  const cards = data.cards
    .map((card) => ({ card, total: yearlyCost(card.terms, spending).total }))
    .sort((a, b) => a.total - b.total || a.card.id - b.card.id);
  const query = writeSpending(spending);
  const isHydrated = useIsHydrated();
  const isFull = chosen.length >= maxCompared;
  const [cheapest] = cards;

  return (
    <form
      ref={form}
      method="get"
      action={addressOf(data.action)}
      autoComplete="off"
      onInput={onInput}
      className="grid grid-cols-1 gap-5"
    >
      {data.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CalculatorFields initial={data.spending} />
      <output className="text-soft">
        {cheapest &&
          t.rich(cheapest.total < 0 ? 'cards.bestGain' : 'cards.cheapest', {
            title: cheapest.card.title,
            amount: money(Math.abs(cheapest.total) / 100),
            card: strongIn(cheapest.card.language),
          })}
      </output>
      {data.compared.length > 1 && (
        <section id="comparison" aria-labelledby="comparison-title">
          <h2 id="comparison-title" className="mb-3 text-xl md:text-2xl">
            {t('comparison.sideBySide')}
          </h2>
          <ComparisonTable cards={data.compared} spending={spending} currency={data.currency} />
        </section>
      )}
      {/* Without JavaScript, visitors can submit the form with a single card, so a message asks for a second card. */}
      {data.compared.length === 1 && chosen.length === 1 && (
        <p id="comparison" className="panel font-bold">
          {t('cards.oneMore')}
        </p>
      )}
      <h2 className="sr-only">{t('cards.byCost')}</h2>
      <div className="grid grid-cols-1 gap-5">
        <Inserted as="ul" className={gridOf.card}>
          {cards.map(({ card }) => (
            <li key={card.id}>
              <CardTile
                card={card}
                href={query === '' ? card.href : `${card.href}?${query}`}
                spending={spending}
                currency={data.currency}
                headingLevel="h3"
              >
                <label className="relative z-1 mt-auto flex min-h-11 items-center gap-3 border-t border-line px-4 py-1 text-[0.9375rem] font-bold has-disabled:text-faint">
                  <input
                    type="checkbox"
                    name="compare"
                    value={card.id}
                    defaultChecked={asked.includes(card.id)}
                    disabled={isFull && !chosen.includes(card.id)}
                    className="size-5 accent-accent"
                  />
                  <span>
                    {t.rich('cards.compare', {
                      title: card.title,
                      hidden,
                      own: textIn(card.language),
                    })}
                  </span>
                </label>
              </CardTile>
            </li>
          ))}
          <FilledRow filling={filling}>{noCard}</FilledRow>
        </Inserted>
        <div className={`comparison-bar ${chosen.length > 0 ? 'comparison-bar-stuck' : ''}`}>
          <p className="min-w-0 flex-1 basis-28 text-sm font-bold text-soft">
            <ChosenCards count={chosen.length} />
          </p>
          <button
            type="submit"
            formAction={`${addressOf(data.action)}#comparison`}
            disabled={isHydrated && chosen.length < leastCompared}
            className="button-primary disabled:pointer-events-none disabled:opacity-50"
          >
            {t('cards.submit')}
          </button>
        </div>
      </div>
    </form>
  );
}

/** Says how many cards are chosen, or how many are missing. */
function ChosenCards({ count }: { count: number }) {
  const t = useMessages('shop');
  if (count === 0) return t('cards.choose', { most: maxCompared });
  return count < leastCompared ? t('cards.oneMore') : t('cards.chosen', { count, most: maxCompared });
}
