import { defineScene, fill, gleam, line, place, rectPath, shadow, solid } from '../grammar.ts';
import { bokeh, disc, sky } from '../scenery.ts';

const pans = [
  '#f0384a',
  '#ff8a2e',
  '#ffd23f',
  '#5fc84a',
  '#22b5c4',
  '#3a6fe0',
  '#8f4fe0',
  '#ff6fb0',
] as const;

export default defineScene({
  palette: 'rose',
  background: (stage) =>
    sky(stage, '#ffd0e0', '#e05f9a') +
    disc(stage, 200, 190, 170, '#ffffff') +
    bokeh(stage, 8, 4, '#ffffff', 0.4),
  motif: () =>
    shadow(206, 366, 190, 0.5, 0.13) +
    place(
      200,
      216,
      solid(rectPath(-168, -178, 336, 150, 26), '#eef2f8', { edge: 10 }) +
        fill(rectPath(-150, -160, 144, 116, 16), '#d2dcea') +
        fill(rectPath(6, -160, 144, 116, 16), '#d2dcea') +
        fill('M-130 -96Q-120 -142 -80 -132T-32 -106T-66 -70T-130 -96Z', '#22b5c4') +
        fill('M26 -104Q30 -140 76 -130T122 -88T70 -66T26 -104Z', '#ff5f8f') +
        solid(rectPath(-178, -30, 356, 176, 28), '#3a3f6a', { edge: 12, depth: 14 }) +
        pans
          .map((colour, index) =>
            place(
              -126 + (index % 4) * 84,
              14 + Math.floor(index / 4) * 78,
              solid(rectPath(-35, -31, 70, 62, 12), '#fffaf2', { edge: 5 }) +
                solid(rectPath(-27, -24, 54, 48, 9), colour, { edge: 6 }) +
                gleam('M-16 -12H4', 6, 0.75),
            ),
          )
          .join(''),
      { turn: -6 },
    ) +
    place(
      300,
      214,
      line('M0 -170V96', '#7a2f1a', 19) +
        line('M-2 -170V96', '#ff9a3a', 11) +
        solid(rectPath(-13, 78, 26, 46, 5), '#e8ecf4', { edge: 4 }) +
        solid('M-15 122H15Q24 158 0 196Q-24 158 -15 122Z', '#3a2a4a', { edge: 5 }) +
        fill('M-17 154Q0 168 17 154Q14 176 0 196Q-14 176 -17 154Z', '#22b5c4'),
      { turn: 32 },
    ),
});
