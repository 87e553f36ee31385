import { useMessages } from '#app/messages/use-messages.ts';
import { usePageAddress } from '#app/ui/page-link.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { ItemLink } from '#app/ui/tile.tsx';
import type { shopBlocks } from '../blocks.server.ts';
import { writeCardQuery } from '../card-query.ts';
import { CalculatorFields } from './calculator.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { useCardInput } from './use-card-input.ts';

/** The cost of the page's card with the visitor's amounts, next to the cost of other cards. */
export function CardComparison({ data }: { data: BlockData<(typeof shopBlocks)['cardComparison']> }) {
  const t = useMessages('shop');
  const addressOf = usePageAddress();
  const { input, form, onInput } = useCardInput(data, { spending: data.spending, compared: [] });
  const { spending } = input;
  const query = writeCardQuery({ spending, compared: data.cards.map(({ id }) => id) });
  return (
    <section id="comparison" className="shell mt-8 md:mt-10">
      <div className="mx-auto grid max-w-[65rem] grid-cols-1 gap-4">
        <h2 className="text-xl md:text-2xl">{data.title}</h2>
        <form
          ref={form}
          method="get"
          action={addressOf(`${data.action}#comparison`)}
          autoComplete="off"
          onInput={onInput}
        >
          {data.cards
            .filter(({ id }) => id !== data.ownId)
            .map(({ id }) => (
              <input key={id} type="hidden" name="compare" value={id} />
            ))}
          <CalculatorFields initial={data.spending} />
        </form>
        <ComparisonTable cards={data.cards} ownId={data.ownId} spending={spending} currency={data.currency} />
        {data.chooseHref && (
          <p>
            <ItemLink href={`${data.chooseHref}?${query}`} className="button-quiet">
              {t('comparison.change')}
            </ItemLink>
          </p>
        )}
      </div>
    </section>
  );
}
