import { defineScene, fill, place, rectPath, shadow, solid } from '../grammar.ts';
import { sky, wallpaper } from '../scenery.ts';

const sign = 'M112 -132V-104H86V140H56V-104H22V140H-8V6H-22A69 69 0 0 1 -22 -132Z';

const text = (x: number, y: number, width: number): string =>
  fill(rectPath(x, y, width, 11, 5.5), '#c9a878', 0.7);

export default defineScene({
  palette: 'sand',
  background: (stage) =>
    sky(stage, '#e8a05a', '#8a3a2a') +
    wallpaper(stage, 70, () => fill(rectPath(-60, -2, 120, 4), '#5a1f12', 0.12)),
  motif: () =>
    shadow(206, 388, 160, 0.5, 0.1) +
    solid(rectPath(52, 18, 296, 364, 10), '#fff1d4', { edge: 10, shade: 0.14 }) +
    text(84, 48, 232) +
    text(84, 340, 232) +
    text(84, 72, 150) +
    place(182, 214, solid(sign, '#d0262f', { edge: 7, rim: 0.3 }), { scale: 0.88 }),
});
