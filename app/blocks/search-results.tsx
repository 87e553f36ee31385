import { ChevronDown, Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages, useSectionMessages, type Messages } from '#app/messages/use-messages.ts';
import type { NamedThing } from '#app/domain/search/named-thing.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { InLanguage } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { FilledRow, type RowFilling } from '#app/ui/row-filling.tsx';
import type { TileData } from '#app/ui/tile-data.ts';
import { Rail } from '#app/ui/rail.tsx';
import { TileGrid } from '#app/ui/tile-grid.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import type { coreBlocks } from './blocks.server.ts';
import { SearchBox } from './search-box.tsx';
import { HitCards, NamedList, NamedThings, SmallHits } from './search-hits.tsx';

type Data = BlockData<(typeof coreBlocks)['searchResults']>;

/** A visitor's own text, isolated from the direction of the surrounding words. */
const typed = (text: ReactNode) => <bdi className="wrap-anywhere">{text}</bdi>;
const typedStrong = (text: ReactNode) => (
  <bdi className="font-semibold wrap-anywhere text-strong">{text}</bdi>
);
const linkTo = (href: string) => (text: ReactNode) => (
  <ItemLink href={href} className="font-semibold text-strong underline">
    <bdi className="wrap-anywhere">{text}</bdi>
  </ItemLink>
);

/** Results with marked hits, then close matches and more items (spec SRCH-12). */
export function SearchResults({ data }: { data: Data }) {
  return (
    <>
      {data.state === 'start' && <Start data={data} />}
      {data.state === 'results' && <Results data={data} />}
      {data.state === 'nothing' && <Nothing data={data} />}
      {data.state === 'everything' && <Everything data={data} />}
    </>
  );
}

function Start({ data }: { data: Data }) {
  const t = useMessages('blocks');
  return (
    <>
      <h1 className="shell mt-4 text-center text-3xl md:mt-8 md:text-4xl">{t('search.question')}</h1>
      {data.box && <SearchBox data={data.box} />}
      <section className="shell">
        <Tiles title={t('search.popular')} tiles={data.popular} filling={data.popularFilling} inView={10} />
        <Categories title={t('search.byCategory')} links={data.categories} />
        <AllLink all={data.all} />
      </section>
    </>
  );
}

function Results({ data }: { data: Data }) {
  const t = useMessages('blocks');
  const section = useSectionMessages();
  const { total, pager } = data;
  const count = t(data.isLimited ? 'search.best' : 'search.count', { count: total });
  return (
    <section className="shell list-top">
      <h1 className="text-2xl break-words md:text-3xl">
        {t.rich('search.quoted', { text: data.keyword, typed })}{' '}
        <span className="ms-2 inline-block align-middle font-text text-base font-semibold tracking-normal text-faint">
          {onPage(count, pager, t)}
        </span>
      </h1>
      {data.list && <NamedList list={data.list} />}
      <CategoryLinks label={t('search.related')} links={data.categories} isOneLine />
      <h2 className="sr-only">{t('search.results')}</h2>
      <Things things={data.sections} />
      <Things things={data.named} />
      {data.results.length > 0 && (
        <div className="mt-4">
          <HitCards hits={data.results} inView={6} />
        </div>
      )}
      <Pagination pager={pager} />
      <Elsewhere data={data} />
      <CloseMatches data={data} />
      <Tiles title={section('section.more')} tiles={data.more} filling={data.moreFilling} />
    </section>
  );
}

function Nothing({ data }: { data: Data }) {
  const t = useMessages('blocks');
  const section = useSectionMessages();
  if (data.second) return <Second data={data} second={data.second} />;
  const isTelling = data.close.some(({ cards }) => cards.length > 0);
  const popular = data.popularFew.length > 0 && (
    <>
      <h2 className="mt-10 mb-2 text-xl">{t('search.popular')}</h2>
      <Rail label={t('search.popular')} tiles={data.popularFew} />
    </>
  );
  return (
    <section className="shell list-top">
      {data.elsewhere.length + data.sections.length > 0 ? (
        <>
          <h1 className="text-2xl break-words md:text-3xl">
            {section.rich('section.noneFor', { keyword: data.keyword, typed })}
          </h1>
          {data.sections.length > 0 && <h2 className="sr-only">{t('search.elsewhere')}</h2>}
          <Things things={data.sections} />
        </>
      ) : (
        <EmptyState icon={SearchX} title={t('search.nothing')} isHeading action={data.all}>
          {section.rich('section.noneForHint', {
            keyword: data.keyword,
            typed: typedStrong,
          })}
        </EmptyState>
      )}
      <Elsewhere data={data} />
      {data.alike.length > 0 && <Alike tiles={data.alike} />}
      {!isTelling && popular}
      <CloseMatches data={data} />
      {isTelling && popular}
      <Categories title={t('search.byCategory')} links={data.categories} />
      <Tiles title={section('section.more')} tiles={data.more} filling={data.moreFilling} />
    </section>
  );
}

function Things({ things }: { things: readonly NamedThing[] }) {
  if (things.length === 0) return null;
  return (
    <div className="mt-4">
      <NamedThings things={things} />
    </div>
  );
}

/** Results that the visitor may have meant, for a keyword without good matches. */
function Second({ data, second }: { data: Data; second: NonNullable<Data['second']> }) {
  const t = useMessages('blocks');
  const section = useSectionMessages();
  const { kind, name, href, total, results, rest } = second;
  const { keyword } = data;
  const link = linkTo(href);
  const headings = {
    correction: section.rich('section.noneFor', { keyword, typed }),
    synonyms: t.rich('search.quoted', { text: keyword, typed }),
    topic: t.rich('search.quoted', { text: keyword, typed }),
    list: section('section.allIn', { name }),
  };
  const label = {
    correction: t.rich('search.instead', { name, link }),
    synonyms: section('section.similar'),
    topic: t('search.count', { count: total }),
    list: t.rich('search.seeList', { keyword, typed, name, link }),
  };
  return (
    <section className="shell list-top">
      <h1 className="text-2xl break-words md:text-3xl">{headings[kind]}</h1>
      <p className="mt-1 break-words text-soft">{label[kind]}</p>
      <h2 className="sr-only">{t('search.results')}</h2>
      <Things things={data.sections} />
      <div className="mt-4">
        <HitCards hits={results} inView={6} />
      </div>
      {total > results.length + rest.length && href !== '' && (
        <p className="mt-6 text-center">
          <ItemLink href={href} className="button-quiet inline-flex">
            {t('search.showAll', { count: total })}
          </ItemLink>
        </p>
      )}
      {rest.length > 0 && (
        <Folded label={section('section.showAll', { count: total })}>
          <SmallHits hits={rest} />
        </Folded>
      )}
      <Elsewhere data={data} />
      <Categories title={t('search.byCategory')} links={data.categories} />
      <Tiles title={section('section.more')} tiles={data.more} filling={data.moreFilling} />
    </section>
  );
}

function Everything({ data }: { data: Data }) {
  const t = useMessages('blocks');
  const section = useSectionMessages();
  const { total, pager } = data;
  if (total === 0) {
    return (
      <section className="shell list-top">
        <EmptyState icon={Inbox} title={section('section.none')} isHeading>
          {t('search.soon')}
        </EmptyState>
      </section>
    );
  }
  return (
    <section className="shell list-top">
      <h1 className="mb-5 text-2xl md:text-3xl">
        {data.all.label}{' '}
        <span className="ms-2 inline-block align-middle font-text text-base font-semibold tracking-normal text-faint">
          {onPage(section('section.count', { count: total }), pager, t)}
        </span>
      </h1>
      <TileGrid tiles={data.tiles} inView={10}>
        <RowEnd filling={data.filling} />
      </TileGrid>
      <Pagination pager={pager} />
    </section>
  );
}

/** Returns the text about the number of results. From the second page on, it also contains the page number. */
function onPage(count: string, { number, pageCount }: Data['pager'], t: Messages<'blocks'>): string {
  if (number === 1) return count;
  return t('search.onPage', { count, page: String(number), pages: String(pageCount) });
}

/** Titles that are similar to the typed text. */
function Alike({ tiles }: { tiles: readonly TileData[] }) {
  const t = useMessages('blocks');
  return (
    <>
      <h2 className="-mt-2 text-center text-xl">{t('search.alike')}</h2>
      <ul className="mt-4 flex flex-wrap justify-center gap-2">
        {tiles.map((tile) => (
          <li key={tile.id} className="min-w-0">
            <ItemLink
              href={tile.href}
              className="flex min-h-14 items-center gap-3 rounded-full bg-surface p-1.5 pe-5 font-display text-lg font-semibold hover:bg-raised"
            >
              <span className="size-11 flex-none overflow-hidden rounded-full bg-raised">
                {tile.picture && (
                  <Picture
                    picture={tile.picture}
                    alt=""
                    sizes="44px"
                    load="inView"
                    className="size-full object-cover"
                  />
                )}
              </span>
              <span className="min-w-0 break-words">
                <InLanguage language={tile.language}>{tile.title}</InLanguage>
              </span>
            </ItemLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function CloseMatches({ data }: { data: Data }) {
  const t = useMessages('blocks');
  if (data.close.length === 0) return null;
  return (
    <>
      <h2 className="mt-10 text-xl">{t('search.close')}</h2>
      <p className="mt-1 text-sm break-words text-faint">
        {t.rich(data.state === 'results' ? 'search.closeThese' : 'search.closeSome', {
          keyword: data.keyword,
          typed,
        })}
      </p>
      {data.close.map((group) => (
        <CloseGroup key={group.prefix} group={group} />
      ))}
    </>
  );
}

function CloseGroup({ group }: { group: Data['close'][number] }) {
  const t = useMessages('blocks');
  const section = useSectionMessages();
  const { prefix, cards, open, folded } = group;
  const isWhole = cards.length + open.length === 0;
  return (
    <>
      {!isWhole && (
        <h3 className="mt-5 mb-2 font-text text-sm font-bold tracking-normal break-words text-soft">
          {t.rich('search.matching', { prefix, typed })}
        </h3>
      )}
      {cards.length > 0 && <HitCards hits={cards} />}
      {open.length > 0 && <SmallHits hits={open} />}
      {folded.length > 0 && (
        <Folded
          label={section.rich(isWhole ? 'section.matching' : 'section.moreMatching', {
            count: folded.length,
            prefix,
            typed,
          })}
        >
          <SmallHits hits={folded} />
        </Folded>
      )}
    </>
  );
}

/** Results that are hidden until the visitor opens them. */
function Folded({ label, children }: { label: React.ReactNode; children: React.ReactNode }) {
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-full bg-surface px-4 text-sm font-bold hover:bg-raised [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4 flex-none transition-transform group-open:rotate-180" />
        <span className="min-w-0 break-words">{label}</span>
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}

/** The matches of the other sections of the site, each section with a link to its results. */
function Elsewhere({ data }: { data: Data }) {
  const t = useMessages('blocks');
  if (data.elsewhere.length === 0) return null;
  return (
    <>
      <h2 className="mt-10 text-xl">{t('search.elsewhere')}</h2>
      {data.elsewhere.map(({ name, href, count, named, hits, seeAll }) => (
        <section key={name} aria-label={name}>
          <h3 className="mt-5 mb-2 flex min-h-11 flex-wrap items-center gap-x-3 text-lg">
            <ItemLink href={href} className="underline decoration-over/30 underline-offset-4">
              {name}
            </ItemLink>
            {count !== '' && (
              <span className="font-text text-sm font-semibold tracking-normal text-faint">{count}</span>
            )}
            {seeAll !== '' && (
              <ItemLink href={href} className="ms-auto button-quiet text-sm">
                {seeAll}
              </ItemLink>
            )}
          </h3>
          {named.length > 0 && <NamedThings things={named} />}
          {hits.length > 0 && <SmallHits hits={hits} />}
        </section>
      ))}
    </>
  );
}

/** A link that fills the rest of the last row. */
function RowEnd({ filling }: { filling: RowFilling<never> }) {
  return <FilledRow filling={filling}>{() => null}</FilledRow>;
}

function Tiles({
  title,
  tiles,
  filling,
  inView = 0,
}: {
  title: string;
  tiles: readonly TileData[];
  filling?: RowFilling<never>;
  inView?: number;
}) {
  if (tiles.length === 0) return null;
  return (
    <>
      <h2 className="mt-10 mb-4 text-xl">{title}</h2>
      <TileGrid tiles={tiles} inView={inView}>
        {filling && <RowEnd filling={filling} />}
      </TileGrid>
    </>
  );
}

function Categories({ title, links }: { title: string; links: Data['categories'] }) {
  if (links.length === 0) return null;
  return (
    <>
      <h2 className="mt-10 mb-4 text-xl">{title}</h2>
      <CategoryLinks label={title} links={links} />
    </>
  );
}

const oneLine =
  '-mx-(--edge) no-scrollbar overflow-x-auto px-(--edge) py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0';

/** Categories as chips with their number of items. */
function CategoryLinks({
  label,
  links,
  isOneLine = false,
}: {
  label: string;
  links: Data['categories'];
  /** True if the chips form a single row on phones, which scrolls sideways. */
  isOneLine?: boolean;
}) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={isOneLine ? 'mt-2' : ''}>
      <ul className={`flex gap-2 ${isOneLine ? oneLine : 'flex-wrap'}`}>
        {links.map(({ name, href, count }) => (
          <li key={href} className="max-w-full flex-none">
            <ItemLink
              href={href}
              className="flex min-h-11 items-center gap-2 rounded-full bg-surface ps-4 pe-2 text-sm font-bold hover:bg-raised"
            >
              {name}
              <span className="min-w-7 rounded-full bg-over/8 px-2 py-0.5 text-center text-xs text-soft tabular-nums">
                {count}
              </span>
            </ItemLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AllLink({ all }: { all: Data['all'] }) {
  return (
    <p className="mt-10 text-center">
      <ItemLink href={all.href} className="button-quiet inline-flex">
        {all.label}
      </ItemLink>
    </p>
  );
}
