import { text } from '../kit/draw.ts';
import type { Ctx, Sprite } from '../kit/draw.ts';
import { createPlate } from '../kit/plate.ts';
import type { Rect, Stage } from '../kit/stage.ts';
import { type Match, stonesLeft } from './match.ts';
import { TONES } from './palette.ts';
import type { Team } from './stones.ts';
import { phrase } from './texts.ts';

const STONES = 4;
const STEP = 34;

/**
 * Creates a function that draws the stones that a side has left, and a sign if the side has the hammer. The picture is
 * painted again only when one of them changes.
 */
function createSide(stage: Stage, team: Team, sprite: () => Sprite) {
  const side = team === 0 ? -1 : 1;
  let left = 0;
  let hasHammer = false;
  const reachOf = (): number => stage.width / 2 - (stage.height > stage.width ? 30 : 40);
  const place = (): Rect => {
    const outer = stage.width / 2 + side * (reachOf() + 22);
    const width = (STONES - 1) * STEP + 46;
    return { x: side < 0 ? outer : outer - width, y: 4, width, height: 60 };
  };
  const plate = createPlate(stage, place, (ctx) => {
    const reach = reachOf();
    for (let index = 0; index < STONES; index += 1) {
      const x = stage.width / 2 + side * (reach - index * STEP);
      sprite().draw(ctx, x, 24, 0.27, 0.27, 0, index < left ? 1 : 0.22);
    }
    if (hasHammer)
      text(ctx, phrase('board.hammer'), stage.width / 2 + side * (reach + 14), 50, {
        size: 16,
        weight: 600,
        align: side < 0 ? 'left' : 'right',
        color: '#ffe9b8',
        outline: TONES.ink,
        outlineWidth: 4,
      });
  });
  return (ctx: Ctx, match: Match): void => {
    left = stonesLeft(match, team);
    hasHammer = match.hammer === team;
    plate.draw(ctx, `${left} ${hasHammer}`);
  };
}

/** Creates a function that draws the remaining stones of each side, and a sign for the side that has the hammer. */
export function createStock(
  stage: Stage,
  sprites: () => readonly [Sprite, Sprite],
): (ctx: Ctx, match: Match) => void {
  const sides = ([0, 1] as const).map((team) => createSide(stage, team, () => sprites()[team]));
  return (ctx, match) => {
    for (const draw of sides) draw(ctx, match);
  };
}
