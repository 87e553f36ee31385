import { AppWindow, Star } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import type { PictureLoad } from '#app/ui/picture-load.ts';
import { Name } from '#app/ui/in-language.tsx';
import { useAttributesOf } from '#app/ui/text-language.ts';
import { Picture } from '#app/ui/picture.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import type { PictureData } from '#app/ui/picture-data.ts';
import type { AppCardData } from '../app-card.server.ts';

/** An app's icon in a box, or a drawn placeholder. */
export function AppIcon({
  picture,
  sizes,
  load,
}: {
  picture: PictureData | null;
  sizes: string;
  load?: PictureLoad | undefined;
}) {
  return (
    <span className="app-icon">
      {picture ? (
        <Picture picture={picture} sizes={sizes} load={load} className="size-full object-cover" />
      ) : (
        <AppWindow aria-hidden className="size-1/2 text-app" strokeWidth={1.5} />
      )}
    </span>
  );
}

/** An app's rating in its shop. */
export function Rate({ value }: { value: number }) {
  const t = useMessages('apps');
  return (
    <span className="inline-flex items-center gap-1 font-bold text-strong">
      <span>{t.rich('rating.ofFive', { rating: value, hidden })}</span>
      <Star aria-hidden className="size-3.5 fill-current text-accent-mark" />
    </span>
  );
}

/** An app as a row of a list, or as a card (`isLarge`). All of it is one link. */
export function AppCard({
  app,
  isLarge = false,
  headingLevel: Heading = 'h3',
  load,
}: {
  app: AppCardData;
  isLarge?: boolean;
  headingLevel?: 'h2' | 'h3';
  load?: PictureLoad | undefined;
}) {
  const attributesOf = useAttributesOf();
  return (
    <article className={isLarge ? 'app-row app-card' : 'app-row'}>
      <AppIcon
        picture={app.picture}
        sizes={isLarge ? '(min-width: 48rem) 128px, 96px' : '(min-width: 48rem) 88px, 72px'}
        load={load}
      />
      <div className="min-w-0 flex-1">
        {isLarge && (
          <p className="mb-1 text-xs font-extrabold tracking-wider text-app uppercase">
            {app.category && <Name of={app.category} />}
          </p>
        )}
        <Heading
          {...attributesOf(app.language)}
          className={isLarge ? 'text-xl' : 'truncate text-[1.0625rem] leading-snug'}
        >
          <ItemLink href={app.href} className="face-link">
            {app.title}
          </ItemLink>
        </Heading>
        <p
          {...attributesOf(app.summaryLanguage)}
          className={`text-soft ${isLarge ? 'mt-1 line-clamp-3 text-[0.9375rem]' : 'line-clamp-2 text-sm'}`}
        >
          {app.summary}
        </p>
        {(app.rate > 0 || app.platforms) && (
          <p className="mt-1 flex items-center gap-2 text-[0.8125rem] text-faint">
            {app.rate > 0 && <Rate value={app.rate} />}
            <span className="truncate">{app.platforms}</span>
          </p>
        )}
      </div>
    </article>
  );
}
