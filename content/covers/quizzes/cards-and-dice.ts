import { defineScene, fill, gleam, linear, place, rectPath, shadow, solid } from '../grammar.ts';
import { bokeh, disc, rays, sky } from '../scenery.ts';
import { die } from '../props-more.ts';

const heart = 'M0 46C-70 -2 -56 -52 -26 -52C-10 -52 0 -38 0 -28C0 -38 10 -52 26 -52C56 -52 70 -2 0 46Z';
const spade =
  'M0 -54C70 -6 58 34 30 34C18 34 10 28 5 20Q8 40 20 52H-20Q-8 40 -5 20C-10 28 -18 34 -30 34C-58 34 -70 -6 0 -54Z';
const diamond = 'M0 -58L42 0L0 58L-42 0Z';

const red = linear(['#ff7a7a', '#e0234e'], 70);
const black = linear(['#4a4f9a', '#191b4d'], 70);

/** Draws a card with one large mark. It is turned around the point where a hand would hold the cards. */
const card = (turned: number, mark: string, paint: string): string =>
  place(
    190,
    424,
    place(
      0,
      -214,
      fill(rectPath(-73, -104, 158, 224, 20), '#06305a', 0.28) +
        solid(rectPath(-78, -112, 156, 224, 20), '#fff8ea', { edge: 8, shade: 0.16 }) +
        fill(mark, paint) +
        place(-54, -84, fill(mark, paint), { scale: 0.28 }) +
        place(54, 84, fill(mark, paint), { scale: 0.28, turn: 180 }) +
        gleam('M-62 -96H-20', 5, 0.9),
    ),
    { turn: turned },
  );

export default defineScene({
  palette: 'teal',
  background: (stage) =>
    sky(stage, '#2fe0c8', '#0a5a94') +
    rays(stage, 190, 380, 16, 0.12) +
    disc(stage, 180, 170, 160) +
    bokeh(stage, 8, 21),
  motif: ({ pop }) =>
    card(-35, spade, black) +
    card(0, diamond, red) +
    card(33, heart, red) +
    shadow(300, 386, 92, 0.55) +
    die(298, 284, 74, pop, [5, 6, 4]),
});
