import {
  circlePath,
  defineScene,
  gleam,
  inside,
  line,
  place,
  polygonPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import { bokeh, disc, island, rays, sky } from '../scenery.ts';
import { sparkle, ball } from '../props.ts';

const wrapped = (x: number, y: number, size: number, colour: string, turned: number): string =>
  place(
    x,
    y,
    solid('M-40 0L-86 -34Q-94 0 -86 34Z', tint(colour, 0.2), { edge: 6 }) +
      solid('M40 0L86 -34Q94 0 86 34Z', tint(colour, 0.2), { edge: 6 }) +
      solid(circlePath(0, 0, 46), colour, {
        edge: 11,
        decor: `<g fill="#ffffff" opacity=".55" transform="rotate(24)"><path d="M-60-34H60V-14H-60ZM-60 12H60V32H-60Z"/></g>`,
      }) +
      gleam('M-26 -20Q-16 -34 2 -36', 7, 0.9),
    { turn: turned, scale: size },
  );

const lolly = (x: number, y: number, r: number, colour: string, turned: number): string =>
  place(
    x,
    y,
    line(`M0 ${r * 0.8}V${r * 3}`, '#c9b8d8', 15) +
      line(`M-2 ${r * 0.8}V${r * 3}`, '#ffffff', 9) +
      solid(circlePath(0, 0, r), colour, {
        edge: r * 0.2,
        decor: [0, 1, 2, 3, 4, 5]
          .map(
            (arm) =>
              `<path d="M0 0Q${r * 0.9} ${-r * 0.5} ${r * 0.7} ${-r * 1.3}L${r * 1.4} ${-r * 0.5}Q${r * 0.8} ${r * 0.1} 0 0Z" fill="#ffffff" opacity=".85" transform="rotate(${arm * 60})"/>`,
          )
          .join(''),
      }) +
      gleam(`M${-r * 0.6} ${-r * 0.36}Q${-r * 0.4} ${-r * 0.68} ${-r * 0.02} ${-r * 0.74}`, r * 0.12, 0.9),
    { turn: turned },
  );

const front = polygonPath(
  [
    [70, 236],
    [330, 236],
    [312, 372],
    [88, 372],
  ],
  14,
);

export default defineScene({
  palette: 'rose',
  background: (stage) =>
    sky(stage, '#ff9cc4', '#b0237a') +
    rays(stage, 200, 230, 16, 0.16) +
    disc(stage, 190, 180, 155) +
    bokeh(stage, 10, 6) +
    island(stage, 352, '#8f1a68', 330),
  motif: () =>
    shadow(204, 374, 160, 0.6) +
    solid(
      polygonPath(
        [
          [70, 236],
          [100, 196],
          [300, 196],
          [330, 236],
        ],
        8,
      ),
      '#6b1458',
      { edge: 6 },
    ) +
    solid(
      polygonPath(
        [
          [70, 238],
          [100, 196],
          [34, 142],
          [10, 186],
        ],
        12,
      ),
      '#39c6ff',
      { edge: 9 },
    ) +
    solid(
      polygonPath(
        [
          [330, 238],
          [300, 196],
          [366, 142],
          [390, 186],
        ],
        12,
      ),
      '#39c6ff',
      { edge: 9 },
    ) +
    lolly(132, 112, 62, '#ff3d7f', -16) +
    lolly(292, 136, 44, '#8f5bff', 20) +
    wrapped(214, 156, 0.96, '#ffcb08', -18) +
    ball(112, 222, 32, '#5fe07a') +
    ball(268, 218, 34, '#ff7a3d') +
    ball(186, 232, 30, '#ff5fa8') +
    ball(322, 232, 16, '#ffd23f') +
    solid(front, '#2fb2f5', {
      edge: 14,
      bounce: '#d8f6ff',
      decor: inside(
        front,
        '<g fill="#ffffff" opacity=".9"><path d="M96 220H130L118 380H90ZM168 220H202L200 380H170ZM240 220H274L286 380H252ZM312 220H346L350 380H322Z"/></g>',
      ),
    }) +
    solid(
      polygonPath(
        [
          [60, 226],
          [340, 226],
          [334, 258],
          [66, 258],
        ],
        12,
      ),
      '#ffcb08',
      { edge: 8 },
    ) +
    solid(circlePath(200, 308, 44), '#fff7ea', { edge: 8 }) +
    solid(
      'M200 334C164 308 170 282 188 282C196 282 200 290 200 294C200 290 204 282 212 282C230 282 236 308 200 334Z',
      '#ff3d7f',
      { edge: 7 },
    ) +
    sparkle(60, 84, 15) +
    sparkle(352, 78, 12),
});
