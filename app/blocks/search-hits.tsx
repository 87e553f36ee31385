import { ArrowRight, Hash, House, LayoutGrid, MapPin, Shapes, Star } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import type { TextRun } from '#app/domain/search/highlight.ts';
import type { NamedThing } from '#app/domain/search/named-thing.ts';
import { InLanguage, Name } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { PictureData } from '#app/ui/picture-data.ts';
import { loadInOrder, type PictureLoad } from '#app/ui/picture-load.ts';
import { useLanguageAttributes, type ContentName, type TextLanguage } from '#app/ui/text-language.ts';
import type { TileData } from '#app/ui/tile-data.ts';
import { cellsBefore } from '#app/ui/row-filling.tsx';
import { Badge, ItemLink } from '#app/ui/tile.tsx';

interface SmallHit {
  id: number;
  href: string;
  picture: PictureData | null;
  title: readonly TextRun[];
  /** Language of the title, if it is not that of the page. */
  language?: string | undefined;
  category: ContentName | undefined;
  /** True if the item cannot be played on a touch screen. */
  needsKeyboard: boolean;
}

interface Hit extends SmallHit {
  badge?: TileData['badge'] | undefined;
  snippet: readonly TextRun[];
  snippetLanguage: string | undefined;
  stars: number;
}

const linked =
  'relative transition-colors has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent-mark';
/** The link covers its card, but its accessible name is only the title. */
const covering = 'outline-none after:absolute after:inset-0 after:content-[""]';

/** Returns the class that, on touch screens, moves a game that needs a keyboard to the end (app.css). */
function keyboardMark({ needsKeyboard }: SmallHit): string {
  return needsKeyboard ? 'needs-keyboard' : '';
}

/** Number of columns by the number of results. Few results share the whole width. */
const cardColumns: Readonly<Record<number, string>> = {
  1: '[--columns:1]',
  2: '[--columns:1] @4xl:[--columns:2]',
  3: '[--columns:1] @4xl:[--columns:2] @min-[86rem]:[--columns:3]',
};
const manyColumns = '[--columns:1] @4xl:[--columns:2] @min-[86rem]:[--columns:3] @min-[116rem]:[--columns:4]';

/** Results as cards with cover, marked title, facts and the text around the first match. */
export function HitCards({ hits, inView = 0 }: { hits: readonly Hit[]; inView?: number }) {
  return (
    <ul className={`hits columns grid grid-flow-dense gap-3 ${cardColumns[hits.length] ?? manyColumns}`}>
      {hits.map((hit, index) => (
        <li
          key={hit.id}
          className={`${linked} ${keyboardMark(hit)} flex gap-4 rounded-panel bg-surface p-3 ${index === hits.length - 1 ? 'to-row-end' : ''} hover:bg-raised`}
          style={index === hits.length - 1 ? cellsBefore(index) : undefined}
        >
          <Cover
            picture={hit.picture}
            load={loadInOrder(index, inView)}
            className="size-24 rounded-tile"
            sizes="96px"
          >
            {hit.badge && <Badge badge={hit.badge} />}
          </Cover>
          <div className="min-w-0 flex-1 py-0.5">
            <h3 className="line-clamp-2 text-lg break-words">
              <ItemLink href={hit.href} className={covering}>
                <Marked runs={hit.title} language={hit.language} />
              </ItemLink>
            </h3>
            <p className="mt-0.5 flex items-center gap-2 text-xs font-semibold text-faint">
              {hit.category && (
                <span className="truncate">
                  <Name of={hit.category} />
                </span>
              )}
              {hit.stars > 0 && <Stars stars={hit.stars} />}
            </p>
            <p dir="auto" className="mt-1 line-clamp-3 text-sm break-words text-soft">
              <Marked runs={hit.snippet} language={hit.snippetLanguage} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const thingIcons = { place: MapPin, category: LayoutGrid, tag: Hash, section: House };

/** The category or tag that was found for the keyword, with pictures of some of its items. */
export function NamedList({
  list: { href, name, language, detail, pictures },
}: {
  list: NamedThing & { pictures: readonly (PictureData | null)[] };
}) {
  return (
    <div
      className={`${linked} named-list mt-4 flex items-center gap-4 rounded-panel bg-surface p-3 ps-4 hover:bg-raised md:ps-5`}
    >
      <div className="min-w-0 flex-1 basis-32">
        <h2 className="text-xl break-words">
          <ItemLink href={href} className={covering}>
            <bdi>
              <InLanguage language={language}>{name}</InLanguage>
            </bdi>
          </ItemLink>
        </h2>
        <p className="text-sm text-faint">{detail}</p>
      </div>
      <span className="flex min-w-0 shrink-99 gap-2 overflow-hidden">
        {pictures.map((picture, index) => (
          <Cover
            key={index}
            picture={picture}
            load="inView"
            className={`size-14 rounded-xl md:size-16 ${index > 1 ? 'max-sm:hidden' : ''}`}
            sizes="64px"
          />
        ))}
      </span>
      <ArrowRight aria-hidden className="size-5 flex-none text-accent-mark md:me-2 rtl:-scale-x-100" />
    </div>
  );
}

/** Results that are not items but have pages of their own, such as locations. */
export function NamedThings({ things }: { things: readonly NamedThing[] }) {
  return (
    <ul className="hits grid grid-cols-1 gap-2 @2xl:grid-cols-2 @4xl:grid-cols-3 @min-[86rem]:grid-cols-4">
      {things.map(({ kind, href, name, language, detail }) => (
        <li
          key={href}
          className={`${linked} flex min-h-14 items-center gap-3 rounded-2xl bg-surface px-4 py-2 hover:bg-raised`}
        >
          <ThingIcon kind={kind} />
          <div className="min-w-0 flex-1">
            <h3 className="font-text text-base leading-tight font-semibold tracking-normal break-words">
              <ItemLink href={href} className={covering}>
                <bdi>
                  <InLanguage language={language}>{name}</InLanguage>
                </bdi>
              </ItemLink>
            </h3>
            {detail && <p className="page-direction truncate text-sm text-faint">{detail}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function ThingIcon({ kind }: Pick<NamedThing, 'kind'>) {
  const Icon = thingIcons[kind];
  return <Icon aria-hidden className="size-5 flex-none text-faint" />;
}

/** Near matches as small entries with cover, title and category. */
export function SmallHits({ hits }: { hits: readonly SmallHit[] }) {
  return (
    <ul className="hits -mx-1.5 grid grid-cols-2 gap-2 @2xl:grid-cols-3 @4xl:grid-cols-4 @min-[86rem]:grid-cols-6">
      {hits.map((hit) => (
        <li
          key={hit.id}
          className={`${linked} ${keyboardMark(hit)} flex items-center gap-2.5 rounded-2xl p-1.5 hover:bg-surface`}
        >
          <Cover picture={hit.picture} className="size-12 rounded-xl" sizes="48px" />
          <div className="min-w-0 flex-1">
            <p className="line-clamp-2 text-sm leading-tight font-semibold break-words">
              <ItemLink href={hit.href} className={covering}>
                <Marked runs={hit.title} language={hit.language} />
              </ItemLink>
            </p>
            {hit.category && (
              <p className="truncate text-xs text-faint">
                <Name of={hit.category} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Cover({
  picture,
  className,
  sizes,
  load,
  children,
}: {
  picture: PictureData | null;
  className: string;
  sizes: string;
  load?: PictureLoad;
  children?: React.ReactNode;
}) {
  return (
    <span className={`relative flex-none overflow-hidden bg-raised ${className}`}>
      {picture ? (
        <Picture picture={picture} sizes={sizes} load={load} className="size-full object-cover" />
      ) : (
        <Shapes aria-hidden className="absolute inset-0 m-auto size-1/2 text-faint" strokeWidth={1.5} />
      )}
      {children}
    </span>
  );
}

function Stars({ stars }: { stars: number }) {
  const t = useMessages('blocks');
  return (
    <span className="flex flex-none items-center gap-1 tabular-nums">
      <Star aria-hidden className="size-3.5 fill-accent-mark text-accent-mark" />
      {t.rich('rating.stars', { stars, hidden })}
    </span>
  );
}

/** A text from the catalogue. It is a `span`, because `dir="auto"` on its parent would ignore the text of a `bdi`. */
function Marked({ runs, language }: TextLanguage & { runs: readonly TextRun[] }) {
  const { lang } = useLanguageAttributes(language);
  return (
    <span lang={lang}>
      {runs.map((run, index) => (run.isHit ? <mark key={index}>{run.text}</mark> : run.text))}
    </span>
  );
}
