import { Search } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { Name } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { PageForm } from '#app/ui/page-form.tsx';
import { PartSheet } from '#app/ui/part-sheet.tsx';
import { useBlockTextLanguage } from '#app/ui/text-language.ts';
import { ItemLink } from '#app/ui/tile.tsx';
import type { coreBlocks } from './blocks.server.ts';
import styles from './search-hero.css?url';
import { SearchInput } from './search-input.tsx';

type SearchBoxData = BlockData<(typeof coreBlocks)['searchBox']>;

/** A large search field that works without scripts, with categories as shortcuts below it. */
export function SearchBox({ data }: { data: SearchBoxData }) {
  const blockLanguage = useBlockTextLanguage();
  if (data.isHero) return <SearchHero data={data} />;
  return (
    <section className="shell mt-6 md:mt-8">
      <div className="flex flex-col items-center panel py-8 text-center md:py-12">
        {data.title && (
          <h2 {...blockLanguage('title')} className="mb-5 text-2xl md:text-3xl">
            {data.title}
          </h2>
        )}
        <SearchForm data={data} />
        <Shortcuts data={data} />
      </div>
    </section>
  );
}

/** The first screen of a home page: the field in the middle, covers around it. */
function SearchHero({ data }: { data: SearchBoxData }) {
  const blockLanguage = useBlockTextLanguage();
  return (
    <section className="shell mt-3 md:mt-4" aria-label={data.title || data.placeholder}>
      <PartSheet href={styles} />
      <div className="search-hero">
        <div aria-hidden className="search-hero-covers">
          {data.covers.map((picture, index) => (
            <Picture
              key={'hash' in picture ? picture.hash : picture.src}
              picture={picture}
              alt=""
              sizes="(min-width: 64rem) 12vw, 24vw"
              load={index < 9 ? 'inView' : 'later'}
              className="aspect-square w-full rounded-tile object-cover"
            />
          ))}
        </div>
        <div className="relative flex w-full flex-col items-center">
          {data.title && (
            <h2 {...blockLanguage('title')} className="mb-6 text-3xl md:mb-8 md:text-4xl xl:text-5xl">
              {data.title}
            </h2>
          )}
          <SearchForm data={data} />
          <Shortcuts data={data} />
        </div>
      </div>
    </section>
  );
}

function SearchForm({ data }: { data: SearchBoxData }) {
  const t = useMessages('blocks');
  const id = useId();
  return (
    <search className="relative w-full max-w-2xl">
      <PageForm
        action={data.action}
        className={`flex items-center gap-2 rounded-full p-1.5 ps-5 focus-within:outline-3 focus-within:outline-accent-mark @max-3xs:flex-wrap @max-3xs:rounded-panel ${
          data.isHero
            ? 'bg-surface [box-shadow:inset_0_0_0_1px_var(--color-line),0_16px_36px_var(--color-shade-lifted)]'
            : 'bg-over/10 focus-within:bg-over/14'
        }`}
      >
        <label htmlFor={id} className="sr-only">
          {data.placeholder}
        </label>
        <Search aria-hidden className="size-5 flex-none text-faint max-sm:hidden" />
        <SearchInput
          id={id}
          key={data.keyword}
          vertical={data.vertical}
          defaultValue={data.keyword}
          placeholder={data.placeholder}
          className={`min-w-0 flex-1 bg-transparent text-ellipsis outline-none placeholder:text-faint sm:text-lg ${
            data.isHero ? 'h-12 md:h-14' : 'h-11'
          }`}
        />
        <button type="submit" className="button-primary flex-none @max-3xs:basis-full">
          {t('search.submit')}
        </button>
      </PageForm>
    </search>
  );
}

function Shortcuts({ data }: { data: SearchBoxData }) {
  if (data.quick.length === 0) return null;
  return (
    <ul className="mt-5 flex flex-wrap justify-center gap-2">
      {data.quick.map((link) => (
        <li key={link.href}>
          <ItemLink
            href={link.href}
            className={`flex h-11 items-center gap-2 rounded-full px-4 text-sm font-bold ${
              data.isHero ? 'bg-surface edge-line hover:bg-raised' : 'bg-over/8 hover:bg-over/16'
            }`}
          >
            {link.icon && (
              <Picture
                picture={link.icon}
                alt=""
                sizes="28px"
                load="inView"
                className="-ms-2 size-7 rounded-full object-cover"
              />
            )}
            <Name of={link} />
          </ItemLink>
        </li>
      ))}
    </ul>
  );
}
