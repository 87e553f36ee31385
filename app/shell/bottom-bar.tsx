import { useMessages } from '#app/messages/use-messages.ts';
import { Name } from '#app/ui/in-language.tsx';
import { useLanguageAttributes } from '#app/ui/text-language.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useSiteData } from '#app/visitor/site-data.ts';
import { ItemLink } from '#app/ui/tile.tsx';
import { openCookieSettings } from '#app/visitor/consent.ts';
import type { shellBlocks } from './blocks.server.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { SearchKeySwitch } from './search-key-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Links to all parts of the site, and the copyright text. */
export function BottomBar({ data }: { data: BlockData<(typeof shellBlocks)['bottomBar']> }) {
  const { copyright } = data;
  return (
    <footer className="border-t border-line bg-deep/40">
      <div className="shell grid grid-cols-2 gap-x-6 gap-y-8 py-10 sm:grid-cols-4 lg:flex lg:justify-between lg:gap-x-8 xl:gap-x-12">
        <div className="col-span-full max-w-sm">
          <PageLink href="/" className="touch-target inline-block rounded-xl">
            <Logo name={data.siteName} picture={data.logo} />
          </PageLink>
          <p className="mt-3 text-sm text-faint" {...useLanguageAttributes(copyright.language)}>
            {copyright.text}
          </p>
          <ThemeSwitch />
          <SearchKeySwitch />
          <LanguageSwitch />
        </div>
        {data.groups.map((group) => (
          <nav key={group.title} aria-label={group.title}>
            <h2 className="mb-2 text-base">{group.title}</h2>
            <ul className={group.links.length > 6 ? 'lg:columns-2 lg:gap-x-8' : ''}>
              {group.links.map((link) => (
                <li key={link.href}>
                  <ItemLink href={link.href} className={linkStyle}>
                    <Name of={link} />
                  </ItemLink>
                </li>
              ))}
              {group === data.groups.at(-1) && <CookieSettings />}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}

/**
 * Browsers ignore `wrap-break-word` when they compute widths, so a column is never narrower than its longest word. Only
 * words that exceed the maximum width are broken.
 */
const linkStyle =
  'inline-block max-w-[min(24ch,100%)] wrap-break-word py-1 text-start text-sm pointer-coarse:py-3 text-soft hover:text-strong hover:underline';

/** Opens the cookie banner on any page. Hidden if the site has no banner. */
function CookieSettings() {
  const t = useMessages('shell');
  if (!useSiteData()?.cookie) return null;
  return (
    <li className="needs-script">
      <button type="button" data-live className={linkStyle} onClick={openCookieSettings}>
        {t('footer.cookies')}
      </button>
    </li>
  );
}
