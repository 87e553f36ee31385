import { Download, ExternalLink, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import { Name } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import { useTextLanguage } from '#app/ui/text-language.ts';
import type { appBlocks } from '../blocks.server.ts';
import { AppIcon } from './app-card.tsx';

type Data = BlockData<(typeof appBlocks)['appHeader']>;

const iconSizes = '(min-width: 48rem) 176px, 96px';

/** The header of an app's page. */
export function AppHeader({ data }: { data: Data }) {
  const textLanguage = useTextLanguage();
  return (
    <header className="shell mt-4">
      <div className="app-head">
        {data.picture && (
          <div aria-hidden className="app-head-light">
            <Picture
              picture={data.picture}
              alt=""
              sizes={iconSizes}
              load="inView"
              className="size-full object-cover"
            />
          </div>
        )}
        <div className="app-head-icon">
          <AppIcon picture={data.picture} sizes={iconSizes} load="first" />
        </div>
        <div className="app-head-name min-w-0">
          <h1 {...textLanguage('title')} className="text-2xl break-words md:text-4xl">
            {data.title}
          </h1>
          {data.developer && <Developer {...data.developer} />}
          {data.summary && (
            <p
              {...textLanguage('ext.summary')}
              className="mt-2 hidden content-limit text-lg text-soft md:block"
            >
              {data.summary}
            </p>
          )}
        </div>
        <div className="app-head-rest min-w-0">
          {data.summary && (
            <p {...textLanguage('ext.summary')} className="text-soft md:hidden">
              {data.summary}
            </p>
          )}
          <Figures data={data} />
          {data.links.length > 0 && <GetLinks links={data.links} systems={data.systems} title={data.title} />}
        </div>
      </div>
    </header>
  );
}

function Developer({ name, url }: { name: string; url: string }) {
  const look = 'mt-1 inline-block py-0.5 font-bold text-app';
  return url ? (
    <a href={url} rel="noopener" className={`${look} hover:underline`}>
      {name}
    </a>
  ) : (
    <p className={look}>{name}</p>
  );
}

/** Rating, downloads and similar figures on one line. Omits unknown figures. */
function Figures({ data }: { data: Data }) {
  const t = useMessages('apps');
  const figures: [name: string, value: ReactNode][] = [];
  if (data.rate > 0) {
    figures.push([
      data.reviews || t('header.rating'),
      <span key="rate" className="inline-flex items-center gap-1">
        <span>{t.rich('rating.ofFive', { rating: data.rate, hidden })}</span>
        <Star aria-hidden className="size-4 fill-current text-accent-mark" />
      </span>,
    ]);
  }
  if (data.downloads) figures.push([t('header.downloads'), data.downloads]);
  if (data.contentRating) figures.push([t('header.contentRating'), data.contentRating]);
  if (data.price) figures.push([t('header.price'), data.price]);
  if (data.category) {
    figures.push([
      t('header.category'),
      <ItemLink key="category" href={data.category.href} className="py-1 hover:underline">
        <Name of={data.category} />
      </ItemLink>,
    ]);
  }
  if (data.platforms) figures.push([t('header.platforms'), data.platforms]);
  return (
    <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-3 md:mt-0">
      {figures.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-col-reverse md:border-s md:border-line md:ps-6 md:first:border-0 md:first:ps-0"
        >
          <dt className="text-[0.8125rem] text-faint">{name}</dt>
          <dd className="font-display font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The links to an app. The first one is the main button. */
function GetLinks({ links, systems, title }: Pick<Data, 'links' | 'systems' | 'title'>) {
  const t = useMessages('apps');
  return (
    <nav aria-label={t('get.label', { title })} className="mt-5">
      <ul className="flex flex-wrap gap-3">
        {links.map(({ name, url }, index) => (
          <li key={url}>
            <a href={url} rel="noopener" className={index === 0 ? 'button-primary' : 'button-quiet'}>
              {index === 0 && <Download aria-hidden className="size-4.5" />}
              {index === 0 ? <FirstLabel name={name} systems={systems} /> : name}
              <ExternalLink aria-hidden className="size-4 opacity-70" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The label of the first link, which names the visitor's system if the app runs on that system. The page contains all
 * labels, and the style sheet selects one before the first paint.
 */
function FirstLabel({ name, systems }: { name: string; systems: Data['systems'] }) {
  const t = useMessages('apps');
  return (
    <span data-systems={systems.join(' ')}>
      <span className="for-any">{t('get.from', { source: name })}</span>
      {systems.map((system) => (
        <span key={system} className="for-system" data-system={system}>
          {t('get.download', { system })}
        </span>
      ))}
    </span>
  );
}
