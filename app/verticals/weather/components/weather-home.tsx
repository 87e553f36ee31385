import { CloudOff, MapPinned, Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BlockData } from '#app/core/layouts/block.server.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { SectionChips } from '#app/ui/section-chips.tsx';
import { Section } from '#app/ui/section.tsx';
import { useIsHydrated } from '#app/visitor/hydration.ts';
import type { weatherBlocks } from '../blocks.server.ts';
import type { UnitSystem } from '../units.ts';
import { useFavourites } from '../use-favourites.ts';
import { useUnits } from '../use-units.ts';
import type { PlaceCard as Card } from '../weather-data.ts';
import { PlaceCard, PlaceCards } from './place-cards.tsx';
import { PlaceFinder } from './place-search.tsx';
import { Sky } from './sky.tsx';
import { UnitChoice } from './unit-choice.tsx';

/** The portal’s sections, for windows whose top bar has no room for them. */
export function WeatherSections({ data }: { data: BlockData<(typeof weatherBlocks)['weatherSections']> }) {
  return (
    <nav aria-label="All sections" className="shell mt-2 lg:hidden">
      <ul className="rail gap-2 py-1">
        <SectionChips sections={data.sections} />
      </ul>
    </nav>
  );
}

/** The head of the section’s home: the field, the visitor’s place and units. */
export function WeatherSearch({ data }: { data: BlockData<(typeof weatherBlocks)['weatherSearch']> }) {
  const units = useUnits(data.units);
  return (
    <>
      <Sky sky={data.sky} />
      <section className="shell pt-8 md:pt-12">
        <h1 className="text-3xl md:text-4xl">Weather</h1>
        <p className="mt-2 max-w-[40rem] md:text-lg">
          The sky over {data.placeCount.toLocaleString('en')} cities, with forecasts for the next ten days.
        </p>
        <PlaceFinder query={data.query} className="mt-5 pb-6" />
        <UnitChoice units={units} />
      </section>
    </>
  );
}

/** The visitor’s own places. Its box stands from the first byte, with or without any. */
export function MyPlaces({ data }: { data: BlockData<(typeof weatherBlocks)['myPlaces']> }) {
  const slugs = useFavourites();
  const isHydrated = useIsHydrated();
  const units = useUnits(data.units);
  const cards = usePlaceCards(slugs);
  return (
    <Section title={data.title} className="needs-script">
      {isHydrated && slugs.length === 0 ? (
        <div className="flex h-42 items-center gap-4 rounded-panel border-2 border-dashed border-white/15 px-6">
          <Star aria-hidden className="size-8 flex-none text-accent" />
          <p className="max-w-read text-soft">
            No places yet. Press the star on the page of a city, and it stands here the next time you come.
          </p>
        </div>
      ) : (
        <ul
          aria-label={data.title}
          className="no-scrollbar flex h-42 snap-x gap-3 overflow-x-auto pt-2 md:gap-4"
        >
          {slugs.map((slug) => (
            <li key={slug} className="w-44 flex-none snap-start md:w-56">
              <Kept card={cards.get(slug)} units={units} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Kept({ card, units }: { card: Card | undefined; units: UnitSystem }) {
  if (!card) return <div className="h-40 animate-pulse rounded-panel bg-surface" />;
  return <PlaceCard card={card} units={units} />;
}

function usePlaceCards(slugs: readonly string[]): ReadonlyMap<string, Card> {
  const [cards, setCards] = useState<ReadonlyMap<string, Card>>(new Map());
  const asked = slugs.join(',');
  useEffect(() => {
    if (asked === '') return;
    const abort = new AbortController();
    fetch(`/api/places?slugs=${asked}`, { signal: abort.signal })
      .then(async (response) => {
        if (!response.ok) return;
        const answer = (await response.json()) as { cards: Card[] };
        setCards(new Map(answer.cards.map((card) => [card.slug, card])));
      })
      .catch(() => undefined);
    return () => abort.abort();
  }, [asked]);
  return cards;
}

/** Cities of the world, or those that were searched for. */
export function WorldWeather({ data }: { data: BlockData<(typeof weatherBlocks)['worldWeather']> }) {
  const units = useUnits(data.units);
  if (data.cards.length === 0) {
    return (
      <div className="shell">
        <EmptyState icon={CloudOff} title={data.title} action={{ href: '/weather', label: 'All cities' }}>
          Try the name of a larger city nearby, or a country.
        </EmptyState>
      </div>
    );
  }
  return (
    <Section title={data.title}>
      <PlaceCards cards={data.cards} units={units} label={data.title} />
      <p className="mt-4 flex items-center gap-2 text-sm text-soft">
        <MapPinned aria-hidden className="size-4 flex-none" />
        <span>
          {data.providers.length === 0 && (
            <>No forecast has been fetched yet for these cities; light and times are computed.</>
          )}
          {data.providers.map(({ name, href, licence }) => (
            <span key={name}>
              Forecasts:{' '}
              <a href={href} rel="noopener" className="py-1 underline underline-offset-2">
                {name}
              </a>{' '}
              ({licence}).{' '}
            </span>
          ))}
        </span>
      </p>
    </Section>
  );
}

/** Other places near the page’s own. */
export function NearbyPlaces({ data }: { data: BlockData<(typeof weatherBlocks)['nearbyPlaces']> }) {
  const units = useUnits(data.units);
  return (
    <Section title={data.title} seeAll="/weather">
      <PlaceCards cards={data.cards} units={units} label={data.title} isRow />
    </Section>
  );
}
