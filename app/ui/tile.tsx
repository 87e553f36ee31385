import { useMessages } from '#app/messages/use-messages.ts';
import { Name } from './in-language.tsx';
import { PageLink } from './page-link.tsx';
import type { PictureData } from './picture-data.ts';
import type { PictureLoad } from './picture-load.ts';
import { Picture } from './picture.tsx';
import { useLanguageAttributes } from './text-language.ts';
import type { TileData } from './tile-data.ts';

const badges = {
  new: { text: 'badge.new', style: 'badge-new' },
  hot: { text: 'badge.hot', style: 'badge-hot' },
  top: { text: 'badge.top', style: '' },
  pick: { text: 'badge.pick', style: '' },
  sample: { text: 'badge.sample', style: 'badge-sample' },
} as const;

/** A cover with its title and at most one badge (design note 5), as a list item. */
export function Tile({
  tile,
  widePicture,
  sizes = '(min-width: 54rem) 165px, (min-width: 40rem) 22vw, 29vw',
  load,
  className = '',
  isNamed = false,
}: {
  tile: TileData;
  /** The 16:9 version, for a box that is wide on a phone. */
  widePicture?: PictureData | null;
  sizes?: string;
  load?: PictureLoad;
  className?: string;
  /** True if the title is always visible on the cover, as on large tiles. */
  isNamed?: boolean;
}) {
  const names = ['tile', isNamed && 'tile-named', tile.needsKeyboard && 'needs-keyboard', className];
  const titleLanguage = useLanguageAttributes(tile.language);
  const isElsewhere = !tile.href.startsWith('/');
  return (
    <li className={names.filter(Boolean).join(' ')}>
      <PageLink
        href={tile.href}
        rel={isElsewhere ? 'noopener' : undefined}
        data-preview={isElsewhere ? undefined : tile.preview}
      >
        {tile.picture ? (
          <Picture picture={tile.picture} widePicture={widePicture} sizes={sizes} load={load} />
        ) : (
          <span className="tile-blank" />
        )}
        {tile.best ? (
          <span className="badge badge-best">{tile.best}</span>
        ) : (
          tile.badge && <Badge badge={tile.badge} />
        )}
        {/* Screen readers should read the title only once if it is also the picture's text. */}
        <span
          {...titleLanguage}
          className="tile-title"
          aria-hidden={tile.picture?.alt === tile.title || undefined}
        >
          {tile.title}
        </span>
      </PageLink>
      {tile.category && (
        <span className="tile-category">
          <Name of={tile.category} />
        </span>
      )}
    </li>
  );
}

/** The badge of an item on its cover. */
export function Badge({ badge }: { badge: NonNullable<TileData['badge']> }) {
  const t = useMessages('ui');
  const { text, style } = badges[badge];
  return <span className={`badge ${style}`}>{t(text)}</span>;
}

/**
 * A plain link. Pages contain hundreds of them, and router links would add a third to the rendering time. One listener
 * for the document turns clicks on links inside the portal into client navigations (`shell/link-navigation.tsx`).
 */
export function ItemLink({
  href,
  isCurrent = false,
  className,
  children,
}: {
  href: string;
  /** True if the link leads to the current page. */
  isCurrent?: boolean;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <PageLink
      href={href}
      rel={href.startsWith('/') ? undefined : 'noopener'}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
    >
      {children}
    </PageLink>
  );
}
