import { ArrowRight } from 'lucide-react';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { textIn } from './in-language.tsx';
import type { ContentName } from './text-language.ts';
import { ItemLink } from './tile.tsx';

/** Additional elements after the items of a list that complete its last row. */
export interface RowFilling<Card> {
  /** Cards of neighbouring categories. Before the cards of each group is a cell with the category's name. */
  groups: readonly (ContentName & { href: string; cards: readonly Card[] })[];
  /** A link that fills the rest of the last row. `cells` cells precede it. `null` if all rows are full. */
  end: { label: string; href: string; cells: number } | null;
}

const small = (text: ReactNode) => <span>{text}</span>;

/** The additional elements as list items at the end of a grid with `--columns` columns (app.css). */
export function FilledRow<Card>({
  filling,
  children: draw,
}: {
  filling: RowFilling<Card>;
  /** Renders a card as a list item with a key. */
  children: (card: Card) => ReactNode;
}) {
  const t = useMessages('ui');
  return (
    <>
      {filling.groups.map(({ name, language, href, cards }) => (
        <Fragment key={href}>
          <li className="more-from">
            <h2>
              <ItemLink href={href}>
                {t.rich('list.moreFrom', {
                  name,
                  small,
                  own: textIn(language),
                })}
                <ArrowRight aria-hidden />
              </ItemLink>
            </h2>
          </li>
          {cards.map(draw)}
        </Fragment>
      ))}
      {filling.end && (
        <li className="more-from to-row-end" style={cellsBefore(filling.end.cells)}>
          <ItemLink href={filling.end.href}>
            {filling.end.label}
            <ArrowRight aria-hidden />
          </ItemLink>
        </li>
      )}
    </>
  );
}

/** Returns the style of a cell with the class `to-row-end` after the given number of cells. */
export function cellsBefore(cells: number): CSSProperties {
  return { '--cells': cells } as CSSProperties;
}
