import { shortList } from '#app/messages/formats.ts';
import type { ReadOwnToday } from '#app/pages/today-entry.ts';
import { dataAddress } from '#app/visitor/data-address.ts';
import { degrees } from './units.ts';
import { readFavourites } from './use-favourites.ts';
import { readUnits } from './use-units.ts';
import type { CardsAnswer } from './weather-data.ts';

/** Returns the entry with the weather of the location that the visitor saved last, or `null` if it is not available. */
export const readOwnToday: ReadOwnToday = async ({ ownLabel = '' }, formats) => {
  const [slug] = readFavourites();
  if (!slug) return null;
  const response = await fetch(dataAddress(`/api/forecasts?slugs=${slug}`));
  if (!response.ok) return null;
  const [card] = ((await response.json()) as CardsAnswer).cards;
  if (!card) return null;
  const detail = card.now ? degrees(formats, card.now.temperature, readUnits()) : card.localTime;
  const title = formats.list([card.name, detail], shortList);
  return { label: ownLabel, title, href: `/weather/${card.slug}` };
};
