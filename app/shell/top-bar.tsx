import { Heart, Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { SearchInput } from '#app/blocks/search-input.tsx';
import { useMessages } from '#app/messages/use-messages.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import type { ResolvedBlock } from '#app/pages/layouts/resolved-block.ts';
import { isTyping } from '#app/ui/is-typing.ts';
import { useCollectedIds } from '#app/visitor/collection.ts';
import { useSearchKey } from '#app/visitor/search-key.ts';
import { PageForm } from '#app/ui/page-form.tsx';
import type { shellBlocks } from './blocks.server.ts';
import { Logo } from './logo.tsx';

/** The server's HTML includes this bar. Its code loads later, and the rest of the page does not wait for it. */
const SectionBar = lazy(async () => ({ default: (await import('./section-bar.tsx')).SectionBar }));

type TopBarData = BlockData<(typeof shellBlocks)['topBar']>;

/** Reports whether one of a page's blocks includes the bar of sections at the bottom of narrow windows. */
export function hasSectionBar(blocks: readonly ResolvedBlock[]): boolean {
  const bar = blocks.find(({ type }) => type === 'topBar');
  return bar !== undefined && showsSections(bar.data as TopBarData);
}

function showsSections({ menu, pages }: TopBarData): boolean {
  return menu.length + pages.length > 1;
}

/** Logo, verticals, search and My games (design note 4). */
export function TopBar({ data }: { data: TopBarData }) {
  const t = useMessages('shell');
  const { pathname } = useLocation();
  return (
    <>
      <header className="sticky top-0 z-30 bg-page/85 [backdrop-filter:blur(16px)]">
        <a
          href="#content"
          className="absolute start-4 top-2 z-40 button-primary -translate-y-20 focus-visible:translate-y-0"
        >
          {t('frame.skip')}
        </a>
        <div className="shell flex h-16 items-center gap-3 md:h-[4.5rem] xl:gap-5">
          <PageLink href="/" className="touch-target flex-none rounded-xl">
            <Logo name={data.siteName} picture={data.logo} />
          </PageLink>
          {showsSections(data) && (
            <nav aria-label={t('frame.sections')} className="hidden lg:block">
              <ul className="flex gap-1">
                {data.menu.map((entry) => (
                  <li key={entry.id}>
                    <PageLink
                      href={entry.href}
                      aria-current={entry.id === data.currentId ? 'true' : undefined}
                      className={`grid h-10 place-items-center rounded-full px-2 text-sm font-semibold xl:px-3.5 xl:text-[0.9375rem] ${
                        entry.id === data.currentId ? 'bg-over/8 text-strong' : 'text-soft hover:text-strong'
                      }`}
                    >
                      {entry.name}
                    </PageLink>
                  </li>
                ))}
                {data.pages.map((page) => (
                  <li key={page.href}>
                    <PageLink
                      href={page.href}
                      aria-current={page.href === pathname ? 'page' : undefined}
                      className="grid h-10 max-w-40 items-center rounded-full px-2 text-sm font-semibold text-soft hover:text-strong aria-[current=page]:bg-over/8 aria-[current=page]:text-strong xl:px-3.5 xl:text-[0.9375rem]"
                    >
                      <span className="truncate">{page.name}</span>
                    </PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {data.search ? <SearchField {...data.search} /> : <span className="ms-auto" />}
          {data.myItems && <MyItemsLink prefix={data.prefix} {...data.myItems} />}
        </div>
      </header>
      <Suspense fallback={null}>
        {showsSections(data) && <SectionBar menu={data.menu} pages={data.pages} currentId={data.currentId} />}
      </Suspense>
    </>
  );
}

function SearchField({
  vertical,
  action,
  keyword,
  placeholder,
}: {
  vertical: string;
  action: string;
  keyword: string;
  placeholder: string;
}) {
  const t = useMessages('shell');
  const input = useRef<HTMLInputElement>(null);
  const isKeyOn = useSearchKey();
  useEffect(() => {
    if (!isKeyOn) return;
    function focusOnSlash(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, [isKeyOn]);
  return (
    <search className="ms-auto flex min-w-0 flex-1 justify-end">
      <PageForm
        action={action}
        className="group flex h-11 min-w-0 flex-1 items-center gap-2 rounded-full bg-over/8 ps-4 pe-2 focus-within:bg-over/14 focus-within:outline-3 focus-within:outline-accent-mark hover:bg-over/12 md:relative md:max-w-[460px]"
      >
        <Search aria-hidden className="size-5 flex-none text-faint" />
        <SearchInput
          ref={input}
          key={keyword}
          vertical={vertical}
          defaultValue={keyword}
          aria-label={placeholder}
          placeholder={placeholder}
          className="min-w-0 flex-1 self-stretch bg-transparent text-base text-ellipsis outline-none placeholder:text-faint"
        />
        {isKeyOn && (
          <kbd
            aria-hidden
            className="hidden rounded-md border border-over/20 px-2 text-xs text-faint group-focus-within:hidden xl:block"
          >
            /
          </kbd>
        )}
        {/* Enter in the field has the same effect, so the invisible button is not a tab stop. */}
        <button type="submit" tabIndex={-1} className="sr-only">
          {t('frame.search')}
        </button>
      </PageForm>
    </search>
  );
}

function MyItemsLink({ prefix, href, label }: { prefix: string; href: string; label: string }) {
  const count = useCollectedIds(prefix).length;
  return (
    <PageLink href={href} className="relative button-quiet flex-none">
      <Heart aria-hidden className={`size-5 ${count > 0 ? 'fill-heart text-heart' : ''}`} />
      <span className="max-md:sr-only">{label}</span>
      {count > 0 && (
        <span className="absolute -end-1 -top-1 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 text-on-accent tabular-nums">
          {count}
        </span>
      )}
    </PageLink>
  );
}
