import { parseJson, shapeError, type ParsedPage } from '#app/feeds/parse-page.ts';
import { phrase } from '#app/lib/phrase.ts';

/** Reads a page that is a JSON object with the list `games`. Throws FeedShapeError. */
export function parseGames(text: string, jsonAddress: string): ParsedPage {
  const value = parseJson(text, jsonAddress);
  const games = typeof value === 'object' && value !== null && 'games' in value ? value.games : undefined;
  if (!Array.isArray(games)) throw shapeError(['games'], games, phrase('a list of entries'));
  return { entries: games, path: ['games'], next: null };
}
