import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { degrees, type UnitSystem } from '../units.ts';
import type { LocationCard as Card } from '../weather-data.ts';
import { Stars } from './sky.tsx';
import { WeatherIcon } from './weather-icon.tsx';

/** Locations as cards. The background of each shows its current sky. */
export function LocationCards({
  cards,
  units,
  label,
  isRow = false,
}: {
  cards: readonly Card[];
  units: UnitSystem;
  label: string;
  /**
   * Whether rows change from three cards directly to six when the list becomes wide enough, without rows of four in
   * between.
   */
  isRow?: boolean;
}) {
  return (
    <ul
      aria-label={label}
      // On narrow screens, two columns, or one if the text is very large.
      className={`grid grid-cols-[repeat(auto-fill,minmax(min(max(8rem,50%-0.375rem),100%),1fr))] gap-3 md:gap-4 @xl:grid-cols-3 ${isRow ? '@6xl:grid-cols-6' : '@4xl:grid-cols-4 @min-[86rem]:grid-cols-6'}`}
    >
      {cards.map((card) => (
        <li key={card.slug}>
          <LocationCard card={card} units={units} />
        </li>
      ))}
    </ul>
  );
}

/** Hides the stars next to text, where they could be mistaken for accents. */
const betweenWords = 'mask-[linear-gradient(transparent_36%,#000_44%,#000_62%,transparent_70%)]';

/** A location with its local time and, if known, its weather. */
export function LocationCard({ card, units }: { card: Card; units: UnitSystem }) {
  const t = useMessages('weather');
  const formats = useFormats();
  const { now } = card;
  return (
    <PageLink
      href={`/weather/${card.slug}`}
      className="relative flex h-full min-h-40 flex-col overflow-hidden rounded-panel p-4 on-dark soft-shadow transition-transform duration-200 hover:-translate-y-1 hover:lifted-shadow active:scale-98"
      style={{ background: card.sky.light }}
    >
      {card.sky.hasStars && <Stars className={betweenWords} />}
      <span className="relative line-clamp-2 font-display text-lg leading-tight font-semibold">
        {card.name}
      </span>
      {/* On phones, the time wraps to a second line if the area is long. */}
      <span dir="auto" className="relative line-clamp-2 text-sm leading-tight">
        {t('card.areaAndTime', { area: card.area, time: card.localTime })}
      </span>
      <span className="relative mt-auto flex min-h-12 items-end justify-between gap-2">
        {now ? (
          <>
            <span className="font-display text-4xl leading-none font-semibold">
              {degrees(formats, now.temperature, units)}
            </span>
            <WeatherIcon symbol={now.symbol} className="size-14" />
          </>
        ) : (
          <>
            <span className="text-sm font-semibold">{card.sunLine}</span>
            <Luminary isDay={card.isDay} />
          </>
        )}
      </span>
    </PageLink>
  );
}

/** The sun or the moon, for a location without a forecast. */
function Luminary({ isDay }: { isDay: boolean }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-7 flex-none">
      {isDay ? (
        <circle cx="12" cy="12" r="8" fill="#ffcb08" />
      ) : (
        <path d="M15 3a9 9 0 1 0 6 11.5A8 8 0 0 1 15 3Z" fill="#e9edff" />
      )}
    </svg>
  );
}
