import { it } from 'vitest';

/**
 * Tests each level of a game, which takes seconds. Every run plays the first, the last and one level in six;
 * `npm run test:long` plays the others.
 */
export function testLevels(name: string, levels: readonly number[], play: (level: number) => void): void {
  const isPlayed = (index: number) => index % 6 === 0 || index === levels.length - 1;
  it.each(levels.filter((_, index) => isPlayed(index)))(name, { timeout: 60_000 }, play);
  it.each(levels.filter((_, index) => !isPlayed(index)))(name, { tags: 'long', timeout: 60_000 }, play);
}
