import { ArrowRight } from 'lucide-react';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { ItemLink } from './tile.tsx';

/** Additional elements after the items of a list that complete its last row. */
export interface RowFilling<Card> {
  /** Cards of neighbouring categories, each group behind a cell with the category's name. */
  groups: readonly { name: string; href: string; cards: readonly Card[] }[];
  /** A link that fills the last row after this many cells. `null` if all rows are full. */
  end: { label: string; href: string; cells: number } | null;
}

/** List items for the end of a grid whose number of columns is `--columns` (app.css). */
export function FilledRow<Card>({
  filling,
  children: draw,
}: {
  filling: RowFilling<Card>;
  /** Draws a card as a list item with a key. */
  children: (card: Card) => ReactNode;
}) {
  return (
    <>
      {filling.groups.map(({ name, href, cards }) => (
        <Fragment key={href}>
          <li className="more-from">
            <h2>
              <ItemLink href={href}>
                <span>More from</span> {name}
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

/** Style of a cell with the class `to-row-end`, behind so many others. */
export function cellsBefore(cells: number): CSSProperties {
  return { '--cells': cells } as CSSProperties;
}
