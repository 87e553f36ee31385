import { createRandom, seedFrom, type Random } from '../kit/random.ts';
import { fieldOf, picture, type Field, type Picture } from './puzzle.ts';
import { isSolved, solve } from './solver.ts';
import { phrase } from './texts.ts';

const SIZE = 10;
const PALETTES = ['pvw', 'royn', 'yow', 'blw', 'gdy', 'rpw', 'vbl', 'oyt'] as const;

/** Generates a symmetric figure: random squares, smoothed twice and coloured in rings from the middle. */
function draw(random: Random): Picture {
  const half = SIZE / 2;
  let cells = Array.from({ length: SIZE }, (_row, row) =>
    Array.from({ length: half }, (_column, column) => {
      const far = Math.hypot(row - (SIZE - 1) / 2, half - 0.5 - column) / half;
      return random.chance(0.92 - far * 0.5);
    }),
  );
  const neighbours = (row: number, column: number): number => {
    let count = 0;
    for (let y = row - 1; y <= row + 1; y += 1)
      for (let x = column - 1; x <= column + 1; x += 1)
        if (cells[y]?.[Math.min(x, half - 1)] === true) count += 1;
    return count;
  };
  for (let round = 0; round < 2; round += 1)
    cells = cells.map((row, y) =>
      row.map((isSown, x) => (isSown ? neighbours(y, x) >= 4 : neighbours(y, x) >= 6)),
    );
  const colours = random.pick(PALETTES);
  const isTwo = random.chance(0.5);
  const ring = random.range(1.3, 2.2);
  const rows = cells.map((row, y) => {
    const left = row.map((isSown, x) => {
      if (!isSown) return '.';
      const far = Math.hypot((y - (SIZE - 1) / 2) * 0.8, half - 0.5 - x);
      const band = Math.floor(far / ring) % colours.length;
      const letter = colours[band] ?? 'g';
      return isTwo && band % 2 === 1 ? letter.toUpperCase() : letter;
    });
    return [...left, ...left.toReversed()].join('');
  });
  return picture(phrase('daily.name'), rows.join('\n'));
}

const isWorthwhile = ({ crops }: Picture): boolean => {
  const sown = crops.filter((crop) => crop > 0).length;
  return sown > 38 && sown < 80;
};

/**
 * Returns the field of a day: the first generated figure that has a suitable size, can be solved without guessing and
 * is not too easy.
 */
export function dailyField(day: string): Field {
  for (let attempt = 0; ; attempt += 1) {
    const figure = draw(createRandom(seedFrom('picture-fields', day, attempt)));
    if (!isWorthwhile(figure)) continue;
    const field = fieldOf(figure);
    const { masks, sweeps } = solve(field);
    if (isSolved(masks) && (sweeps >= 3 || attempt > 300)) return field;
  }
}
