import { Search } from 'lucide-react';
import { useId } from 'react';
import { Form } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { ItemLink } from '#app/ui/tile.tsx';
import type { coreBlocks } from './blocks.server.ts';
import { SearchInput } from './search-input.tsx';

/** A large search field that works without scripts, with categories as shortcuts below it. */
export function SearchBox({ data }: { data: BlockData<(typeof coreBlocks)['searchBox']> }) {
  const t = useMessages('blocks');
  const id = useId();
  return (
    <section className="shell mt-6 md:mt-8">
      <div className="flex flex-col items-center panel py-8 text-center md:py-12">
        {data.title && <h2 className="mb-5 text-2xl md:text-3xl">{data.title}</h2>}
        <search className="relative w-full max-w-2xl">
          <Form
            action={data.action}
            className="flex items-center gap-2 rounded-full bg-over/10 p-1.5 ps-5 focus-within:bg-over/14 focus-within:outline-3 focus-within:outline-accent-mark"
          >
            <label htmlFor={id} className="sr-only">
              {data.placeholder}
            </label>
            <Search aria-hidden className="size-5 flex-none text-faint" />
            <SearchInput
              id={id}
              key={data.keyword}
              vertical={data.vertical}
              defaultValue={data.keyword}
              placeholder={data.placeholder}
              className="h-11 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-faint"
            />
            <button type="submit" className="button-primary flex-none">
              {t('search.submit')}
            </button>
          </Form>
        </search>
        {data.quick.length > 0 && (
          <ul className="mt-5 flex flex-wrap justify-center gap-2">
            {data.quick.map((link) => (
              <li key={link.href}>
                <ItemLink
                  href={link.href}
                  className="flex h-11 items-center rounded-full bg-over/8 px-4 text-sm font-bold hover:bg-over/16"
                >
                  {link.name}
                </ItemLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
