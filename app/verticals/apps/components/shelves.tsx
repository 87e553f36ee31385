import { columnsStyle, planGrid, type GridChoice } from '#app/blocks/fitted-grid.ts';
import { ListFrame } from '#app/blocks/list-frame.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { loadInOrder } from '#app/ui/picture-load.ts';
import { Inserted } from '#app/ui/insertions.tsx';
import { FilledRow } from '#app/ui/row-filling.tsx';
import { Section } from '#app/ui/section.tsx';
import type { AppCardData } from '../app-card.server.ts';
import type { appBlocks } from '../blocks.server.ts';
import { AppCard } from './app-card.tsx';

/** The possible numbers of columns in each range of widths that apps.css defines. */
type Choice = GridChoice<'middle' | 'wide' | 'widest'>;

const rowGrid: Choice = {
  middle: { columns: [3, 2], leadRows: 0 },
  wide: { columns: [4, 3, 2], leadRows: 0 },
  widest: { columns: [6, 5, 4, 3], leadRows: 0 },
};
const cardGrid: Choice = {
  middle: { columns: [3, 2], leadRows: 0 },
  wide: { columns: [3, 4, 2], leadRows: 0 },
  widest: { columns: [4, 3, 5], leadRows: 0 },
};

const rows =
  'grid columns gap-3 [--columns:1] @2xl:[--columns:2] @6xl:[--columns:3] @min-[90rem]:[--columns:4]';

/** Apps as rows, arranged in columns. On phones, each column has three rows, and the columns scroll sideways. */
export function Shelf({
  apps,
  inView = 0,
  isRanked = false,
}: {
  apps: readonly AppCardData[];
  inView?: number;
  isRanked?: boolean;
}) {
  const List = isRanked ? 'ol' : 'ul';
  return (
    <List
      className="app-shelf grid gap-x-4 gap-y-1"
      style={columnsStyle(planGrid(apps.length, rowGrid, false))}
    >
      {apps.map((app, index) => (
        <li key={app.id} className={isRanked ? 'flex items-center gap-1 *:min-w-0 *:last:flex-1' : undefined}>
          {isRanked && (
            <span
              aria-hidden
              className="w-9 flex-none text-end font-display text-2xl font-semibold text-faint tabular-nums"
            >
              {index + 1}
            </span>
          )}
          <AppCard app={app} load={loadInOrder(index, inView)} />
        </li>
      ))}
    </List>
  );
}

/** Featured apps as cards. */
export function AppFeature({ data }: { data: BlockData<(typeof appBlocks)['appFeature']> }) {
  return (
    <Section title={data.title} seeAll={data.seeAll}>
      <ul className="app-cards grid gap-4" style={columnsStyle(planGrid(data.apps.length, cardGrid, false))}>
        {data.apps.map((app, index) => (
          <li key={app.id}>
            <AppCard app={app} isLarge load={loadInOrder(index, 3)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Apps as rows. */
export function AppRows({ data }: { data: BlockData<(typeof appBlocks)['appRows']> }) {
  return (
    <Section title={data.title} seeAll={data.seeAll}>
      <Shelf apps={data.apps} isRanked={data.isRanked} />
    </Section>
  );
}

/** The categories, each with its first apps. */
export function AppShelves({ data }: { data: BlockData<(typeof appBlocks)['appShelves']> }) {
  return data.shelves.map(({ name, language, href, apps }) => (
    <Section key={href} title={name} language={language} seeAll={href}>
      <Shelf apps={apps} />
    </Section>
  ));
}

/** The apps of a category or tag page. */
export function AppList({ data }: { data: BlockData<(typeof appBlocks)['appList']> }) {
  return (
    <ListFrame data={data}>
      <Inserted as="ul" className={`app-list ${rows}`}>
        {data.cards.map((app, index) => (
          <li key={app.id}>
            <AppCard app={app} headingLevel="h2" load={loadInOrder(index, 6)} />
          </li>
        ))}
        <FilledRow filling={data.filling}>
          {(app) => (
            <li key={app.id}>
              <AppCard app={app} headingLevel="h3" />
            </li>
          )}
        </FilledRow>
      </Inserted>
    </ListFrame>
  );
}
