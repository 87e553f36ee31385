import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  linear,
  place,
  polygonPath,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { disc, rays, sky } from '../scenery.ts';

const ivory = '#f8e6bf';
const cut = '#a8734a';

/** The high-backed chair, carved with a band of knots. */
const throne =
  solid('M66 470V150Q66 118 98 118H286Q318 118 318 150V470Z', deepen(ivory, 0.4), { edge: 14 }) +
  line(
    'M86 300Q104 278 86 256Q104 234 86 212Q104 190 86 168M298 300Q280 278 298 256Q280 234 298 212Q280 190 298 168',
    cut,
    7,
    0.8,
  );

const mantle = 'M192 158Q96 176 88 300Q80 380 72 480H312Q304 380 296 300Q288 176 192 158Z';

const robe =
  solid(mantle, ivory, {
    edge: 16,
    decor: line(
      'M192 330Q186 400 190 480M150 340Q132 410 126 480M236 340Q252 410 258 480M214 350Q222 410 226 480M170 350Q160 420 158 480',
      cut,
      6,
      0.55,
    ),
  }) + line('M128 300Q190 344 262 306', cut, 6, 0.6);

/** A veil under an open crown with four points. */
const head =
  solid('M106 224Q92 68 192 62Q292 68 278 224Q256 250 236 232L230 120H154L148 232Q126 250 106 224Z', ivory, {
    edge: 12,
    paint: linear(['#fff3d4', '#ecd0a0', '#c69a6c'], 70),
  }) +
  solid('M142 122Q136 226 192 236Q248 226 242 122Q192 98 142 122Z', '#fff2d2', { edge: 9, shade: 0.2 }) +
  solid(
    polygonPath(
      [
        [112, 110],
        [100, 38],
        [140, 66],
        [160, 20],
        [192, 58],
        [224, 20],
        [244, 66],
        [284, 38],
        [272, 110],
      ],
      9,
    ),
    '#f6dcaa',
    { edge: 9 },
  ) +
  solid(rectPath(106, 92, 172, 26, 11), '#eccb93', { edge: 6 }) +
  line('M128 105H160M176 105H208M224 105H256', cut, 6);

const face =
  fill(ellipsePath(167, 158, 15, 18) + ellipsePath(217, 158, 15, 18), '#fffdf6') +
  fill(circlePath(167, 161, 9) + circlePath(217, 161, 9), '#3b1a1f') +
  line('M148 138Q164 126 182 136M236 138Q220 126 202 136', cut, 6) +
  line('M192 156Q184 184 192 188H200', cut, 6) +
  line('M176 212Q192 200 208 212', '#8a3d35', 7);

/** The right hand holds the cheek, the left the elbow. */
const arms =
  solid('M120 392Q92 350 112 300Q124 270 136 246L170 258Q166 300 160 330Q158 370 140 396Z', ivory, {
    edge: 11,
  }) +
  solid(
    'M128 252Q118 216 130 188Q140 174 150 186Q160 196 158 216Q176 226 172 256Q152 274 128 252Z',
    '#fff2d2',
    {
      edge: 8,
    },
  ) +
  line('M140 196Q134 216 140 232M150 200Q146 218 150 234', cut, 5, 0.7) +
  solid('M286 300Q292 366 236 388L142 400Q118 396 126 372Q132 358 152 360L222 346Q238 330 242 298Z', ivory, {
    edge: 11,
  });

const pawn =
  shadow(0, 60, 58, 0.6, 0.22) +
  solid('M-40 60V-34Q-40 -62 0 -74Q40 -62 40 -34V60Z', '#fff0cf', { edge: 10 }) +
  line('M-16 34V-26Q0 -46 16 -26V34', cut, 6, 0.7);

export default defineScene({
  palette: 'crimson',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#f0503f', '#7a1030') + disc(stage, 190, 140, 160, '#ffc38a') + rays(stage, 190, 140, 10, 0.1),
  motif: () =>
    place(-12, 6, throne + robe + head + face + arms) +
    gleam('M112 190Q104 130 128 96', 7, 0.6) +
    place(344, 342, pawn, { scale: 1.06 }),
});
