import { CloudOff, MapPinned, Star, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { SectionChips } from '#app/ui/section-chips.tsx';
import { Section } from '#app/ui/section.tsx';
import { useIsHydrated } from '#app/visitor/hydration.ts';
import type { weatherBlocks } from '../blocks.server.ts';
import { useFavourites } from '../use-favourites.ts';
import { useLiveCards, useLocationCards } from '../use-live-cards.ts';
import { useUnits } from '../use-units.ts';
import { LocationCard, LocationCards } from './location-cards.tsx';
import { LocationFinder } from './location-search.tsx';
import { providerLink } from './provider-link.tsx';
import { SkyScene } from './sky.tsx';
import { UnitChoice } from './unit-choice.tsx';

/** The portal’s sections, for windows whose top bar has no space for them. */
export function WeatherSections({ data }: { data: BlockData<(typeof weatherBlocks)['weatherSections']> }) {
  const t = useMessages('weather');
  return (
    <nav aria-label={t('home.sections')} className="shell mt-2 lg:hidden">
      <ul className="rail gap-2 py-1">
        <SectionChips sections={data.sections} />
      </ul>
    </nav>
  );
}

/**
 * The header of the section’s home: the search field, the button for the visitor’s own location and, if forecasts are
 * shown, the choice of units.
 */
export function WeatherSearch({ data }: { data: BlockData<(typeof weatherBlocks)['weatherSearch']> }) {
  const units = useUnits(data.units);
  const t = useMessages('weather');
  const values = { count: data.locationCount };
  return (
    <SkyScene sky={data.sky}>
      <section className="shell pt-8 md:pt-12">
        <h1 className="text-3xl md:text-4xl">{t('section.name')}</h1>
        <p className="mt-2 max-w-[40rem] md:text-lg">
          {data.forecasts === 'shown' && t('home.introForecasts', values)}
          {data.forecasts === 'awaited' && t('home.introAwaited', values)}
          {data.forecasts === 'none' && t('home.intro', values)}
        </p>
        <LocationFinder query={data.query} className="mt-5 pb-6" />
        {data.forecasts === 'shown' && <UnitChoice units={units} />}
      </section>
    </SkyScene>
  );
}

/** The visitor’s saved locations. The box is part of the first paint, and keeps its height whatever it contains. */
export function MyLocations({ data }: { data: BlockData<(typeof weatherBlocks)['myPlaces']> }) {
  const t = useMessages('weather');
  const slugs = useFavourites();
  const isHydrated = useIsHydrated();
  const units = useUnits(data.units);
  const cards = useLocationCards(slugs);
  const place = 'w-44 flex-none snap-start md:w-56';
  return (
    <Section title={data.title} className="needs-script">
      {cards === 'failed' ? (
        <Note icon={CloudOff}>{t('favourite.failed')}</Note>
      ) : isHydrated && cards.length === 0 ? (
        <Note icon={Star}>{t('favourite.none')}</Note>
      ) : (
        <ul aria-label={data.title} className="rail h-42 snap-x gap-3 pt-2 md:gap-4">
          {cards === 'waiting'
            ? slugs.map((slug) => (
                <li key={slug} className={place}>
                  <div className="h-40 animate-pulse rounded-panel bg-surface" />
                </li>
              ))
            : cards.map((card) => (
                <li key={card.slug} className={place}>
                  <LocationCard card={card} units={units} />
                </li>
              ))}
        </ul>
      )}
    </Section>
  );
}

/** A sentence in a box with the height of the cards. */
function Note({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="flex h-42 items-center gap-4 rounded-panel border-2 border-dashed border-over/15 px-6">
      <Icon aria-hidden className="size-8 flex-none text-accent-mark" />
      <p className="max-w-read text-soft">{children}</p>
    </div>
  );
}

/** Cities around the world, or the results of a search. */
export function WorldWeather({ data }: { data: BlockData<(typeof weatherBlocks)['worldWeather']> }) {
  const t = useMessages('weather');
  const units = useUnits(data.units);
  const { cards, providers } = useLiveCards(data);
  if (data.cards.length === 0) {
    return (
      <div className="shell">
        <EmptyState
          icon={CloudOff}
          title={data.title}
          action={{ href: '/weather', label: t('search.allCities') }}
        >
          {t('search.noneHint')}
        </EmptyState>
      </div>
    );
  }
  return (
    <Section title={data.title}>
      <LocationCards cards={cards} units={units} label={data.title} />
      <p className="mt-4 flex items-center gap-2 text-sm text-soft">
        <MapPinned aria-hidden className="size-4 flex-none" />
        <span>
          {providers.length === 0 && t('home.calculated')}
          {providers.map(({ name, href, licence }) => (
            <span key={name}>
              {t.rich('home.source', {
                provider: name,
                licence,
                link: providerLink(href, ''),
              })}{' '}
            </span>
          ))}
        </span>
      </p>
    </Section>
  );
}

/** Locations near the page’s own. */
export function NearbyLocations({ data }: { data: BlockData<(typeof weatherBlocks)['nearbyPlaces']> }) {
  const units = useUnits(data.units);
  const { cards } = useLiveCards(data);
  return (
    <Section title={data.title} seeAll="/weather">
      <LocationCards cards={cards} units={units} label={data.title} isRow />
    </Section>
  );
}
