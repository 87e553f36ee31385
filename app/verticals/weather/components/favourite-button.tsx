import { Star } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { setFavourite, useFavourites } from '../use-favourites.ts';

/** Adds a location to the visitor’s saved locations, or removes it. */
export function FavouriteButton({ slug, name }: { slug: string; name: string }) {
  const t = useMessages('weather');
  const isKept = useFavourites().includes(slug);
  return (
    <button
      type="button"
      data-live
      aria-pressed={isKept}
      aria-label={t('favourite.save', { name })}
      className="needs-script grid size-11 flex-none place-items-center rounded-full bg-deep/35 hover:bg-deep/55"
      onClick={() => setFavourite(slug, !isKept)}
    >
      <Star aria-hidden className={`size-5 ${isKept ? 'fill-accent-mark text-accent-mark' : ''}`} />
    </button>
  );
}
