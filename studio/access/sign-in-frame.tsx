import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { ArchMark } from '../ui/arch-mark.tsx';

/** The part of the site that the sign-in page shows. The covers appear within the arch. */
export interface SignInSite {
  name: string;
  host: string;
  covers: readonly string[];
}

/** The page around a sign-in: dark in both themes, with covers of the site in an arch. */
export function SignInFrame({
  site,
  title,
  text,
  children,
  footer,
}: {
  site: SignInSite;
  title: string;
  text: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}) {
  const t = useMessages('access');
  return (
    <div
      className="flex min-h-dvh justify-center overflow-clip bg-[radial-gradient(ellipse_at_70%_40%,#1b2468,#0a1040_65%)] text-on-sidebar on-dark"
      style={{ colorScheme: 'dark' }}
    >
      <title>{title}</title>
      <div className="flex w-full max-w-[1240px] gap-16 px-6 desktop:px-14">
        <main className="flex w-full max-w-[400px] flex-col py-10 max-desktop:mx-auto">
          <p className="flex items-center gap-3">
            <ArchMark className="size-7" />
            <span className="font-display text-heading font-semibold">{t('frame.studio')}</span>
            <span className="border-s border-sidebar-line ps-3 text-secondary text-on-sidebar-muted">
              {t('frame.site', { site: site.name, host: site.host })}
            </span>
          </p>
          <div className="flex flex-1 flex-col justify-center gap-5 py-12">
            <div className="flex flex-col gap-2">
              <h1 className="text-hero">{title}</h1>
              <p className="text-heading text-on-sidebar-muted">{text}</p>
            </div>
            {children}
          </div>
          <div className="text-secondary text-on-sidebar-muted">{footer}</div>
        </main>
        <Arch covers={site.covers} />
      </div>
    </div>
  );
}

/** Decoration: covers of the most popular items within the arch. */
function Arch({ covers }: { covers: readonly string[] }) {
  return (
    <div aria-hidden className="relative hidden min-w-0 flex-1 desktop:block">
      <div className="absolute inset-x-0 top-24 bottom-0 overflow-hidden rounded-t-full border-[26px] border-b-0 border-[#2536a0] bg-[#070b28] px-3 pt-3">
        <ul className="grid grid-cols-4 gap-4">
          {covers.map((cover, index) => (
            <li
              key={cover}
              className={`overflow-hidden rounded-card bg-sidebar-hover ${index === 8 ? 'col-span-2 row-span-2' : ''}`}
            >
              <img src={cover} alt="" className="aspect-square size-full object-cover" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
