import { Link } from 'react-router';
import { Picture } from './picture.tsx';
import type { TileData } from './tile-data.ts';

const badgeClass = { Top: '', Hot: 'badge-hot', New: 'badge-new' };

/** Cover with title and at most one badge (DESIGN, Parts). A list item. */
export function Tile({
  tile,
  sizes = '(min-width: 100rem) 150px, (min-width: 64rem) 13vw, (min-width: 40rem) 18vw, 31vw',
  eager = false,
  className = '',
  isNamed = false,
  isWideOnPhone = false,
}: {
  tile: TileData;
  sizes?: string;
  eager?: boolean;
  className?: string;
  /** The title stays visible on the cover, as on large tiles. */
  isNamed?: boolean;
  /** On a phone the box is 16:9 and wants that cut. */
  isWideOnPhone?: boolean;
}) {
  return (
    <li
      className={`tile ${isNamed ? 'tile-named' : ''} ${tile.needsKeyboard ? 'needs-keyboard' : ''} ${className}`}
    >
      <ItemLink href={tile.href}>
        <span className="tile-cover">
          {tile.picture && (
            <Picture
              picture={tile.picture}
              widePicture={isWideOnPhone ? tile.widePicture : undefined}
              alt=""
              sizes={sizes}
              eager={eager}
            />
          )}
          {tile.badge && <span className={`badge ${badgeClass[tile.badge]}`}>{tile.badge}</span>}
        </span>
        <span className="tile-title">{tile.title}</span>
      </ItemLink>
    </li>
  );
}

/** A link inside the portal by client navigation, or out of it (router override, READINGS 4). */
export function ItemLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: React.ReactNode;
}) {
  if (href.startsWith('/')) {
    // A bare details address leads to another item each time: nothing to fetch before the click.
    const prefetch = href.endsWith('/details') ? 'none' : 'intent';
    return (
      <Link to={href} prefetch={prefetch} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} rel="noopener" className={className}>
      {children}
    </a>
  );
}
