import { Star } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useLanguageNote } from '#app/ui/language-note.ts';
import { Name } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import { useTextLanguage } from '#app/ui/text-language.ts';
import type { coreBlocks } from './blocks.server.ts';

/** Cover, title, categories, stars and facts of an item at the top of its page. */
export function ItemHeader({ data }: { data: BlockData<(typeof coreBlocks)['itemHeader']> }) {
  const textLanguage = useTextLanguage();
  const languageNote = useLanguageNote('intro');
  const { picture } = data;
  return (
    <div className="shell mt-4">
      <div className="flex flex-wrap items-center gap-x-7 gap-y-4 panel md:flex-nowrap">
        {picture && (
          <div className="size-24 flex-none overflow-hidden rounded-tile soft-shadow md:size-36">
            <Picture
              picture={picture}
              sizes="(min-width: 48rem) 144px, 96px"
              load="first"
              className="size-full object-cover"
            />
          </div>
        )}
        <div className="min-w-0 flex-1 basis-56">
          <h1 {...textLanguage('title')} className="text-2xl md:text-3xl">
            {data.title}
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
            {data.categories.map((category) => (
              <ItemLink
                key={category.href}
                href={category.href}
                className="py-0.5 font-semibold hover:underline"
              >
                <Name of={category} />
              </ItemLink>
            ))}
            {data.stars > 0 && <Stars value={data.stars} />}
            {languageNote && <span>{languageNote}</span>}
          </p>
          {data.facts.length > 0 && (
            <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-sm">
              {data.facts.map(({ name, value }) => (
                <div key={name}>
                  <dt className="text-faint">{name}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </div>
  );
}

/** Five stars, filled from the start to the value, in steps of half a star. */
function Stars({ value }: { value: number }) {
  const t = useMessages('blocks');
  const row = Array.from({ length: 5 }, (_, index) => <Star key={index} className="size-4.5 fill-current" />);
  return (
    <span className="flex items-center gap-2 font-semibold">
      <span aria-hidden className="relative flex text-over/20">
        {row}
        <span
          className="absolute inset-y-0 start-0 flex overflow-hidden text-accent-mark [&>svg]:flex-none"
          style={{ width: `${value * 20}%` }}
        >
          {row}
        </span>
      </span>
      {t.rich('rating.stars', { stars: value, hidden })}
    </span>
  );
}
