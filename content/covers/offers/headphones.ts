import { defineScene, gleam, line, place, rectPath, shadow, solid } from '../grammar.ts';
import { bokeh, disc, rays, sky } from '../scenery.ts';

const cup = (flip: 1 | -1): string =>
  solid(rectPath(flip === 1 ? -8 : -52, -76, 60, 152, 28), '#3a1a6a', { edge: 9 }) +
  solid(rectPath(flip === 1 ? -58 : -4, -64, 62, 128, 28), '#22c9dc', { edge: 13 });

export default defineScene({
  palette: 'candy',
  background: (stage) =>
    sky(stage, '#ff8fc0', '#7a2bc2') +
    rays(stage, 200, 220, 14, 0.12) +
    disc(stage, 200, 190, 168, '#fff0d8') +
    bokeh(stage, 8, 3),
  motif: () =>
    shadow(204, 378, 150, 0.5, 0.13) +
    line('M82 250V208C82 96 134 46 200 46S318 96 318 208V250', '#2a1056', 46) +
    line('M80 248V208C80 96 134 44 199 44S315 96 315 208V248', '#ffd23f', 32) +
    line('M118 108Q150 64 200 64T282 108', '#e0950f', 9, 0.6) +
    gleam('M86 158Q98 96 140 70', 10, 0.9) +
    place(92, 272, cup(1), { turn: 6, scale: 1.16 }) +
    place(308, 272, cup(-1), { turn: -6, scale: 1.16 }) +
    gleam('M42 306V256Q44 236 60 230', 9, 0.8) +
    line('M176 246V298M200 222V322M224 250V294', '#ff3d8f', 13),
});
