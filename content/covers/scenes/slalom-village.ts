import {
  circlePath,
  deepen,
  defineScene,
  fill,
  gleam,
  line,
  linear,
  place,
  rectPath,
  solid,
  staged,
} from '../grammar.ts';
import { mountains, sky, sun } from '../scenery.ts';

const [red, gold, teal, ink] = ['#ff2f45', '#ffc21f', '#0fa3a8', '#1c2a66'] as const;

const ski = (x: number, y: number): string =>
  place(
    x,
    y,
    solid('M-176 -10Q-204 -12 -214 -34Q-196 -30 -176 -22H164Q178 -16 164 -8H-176Z', '#ff6a2b', { edge: 5 }),
  );

/** Draws stripes across a piece of the scarf. */
const bands = (path: string): string => line(path, '#fff6e6', 20);

/** A skier deep in a carved turn, seen from the front. */
const skier =
  ski(-8, 150) +
  ski(26, 186) +
  line('M40 60L-22 92L0 140', deepen(teal, 0.28), 58) +
  line('M52 56L22 112L48 170', teal, 62) +
  gleam('M40 70L12 112', 9, 0.45) +
  solid(rectPath(-40, 116, 66, 44, 16), ink, { edge: 7 }) +
  solid(rectPath(6, 150, 70, 44, 16), ink, { edge: 7 }) +
  line('M-58 22L-160 96', ink, 10) +
  line('M112 -22L214 -110', ink, 10) +
  line('M34 -54Q96 -66 112 -22', deepen(gold, 0.18), 48) +
  solid('M-34 -62Q24 -104 66 -58Q100 0 88 64Q50 96 14 70Q-24 10 -34 -62Z', gold, {
    edge: 14,
    decor: line('M-20 -6Q40 12 96 -10', '#fff6e6', 18),
  }) +
  line('M-12 -52Q-74 -40 -58 22', gold, 50) +
  solid(circlePath(-58, 24, 27), red, { edge: 8 }) +
  solid(circlePath(112, -22, 26), red, { edge: 8 }) +
  solid('M20 -84Q100 -128 168 -86T300 -118L312 -70Q240 -34 170 -46T44 -40Z', red, {
    edge: 10,
    decor: bands('M96 -120L108 -30M164 -110L166 -20M232 -130L238 -20M292 -140L302 -40'),
  }) +
  solid('M-58 -84Q-6 -54 52 -92L60 -58Q4 -22 -52 -52Z', red, { edge: 8 }) +
  fill(circlePath(-14, -122, 56), '#ffcf9f') +
  solid('M-74 -128Q-76 -196 -12 -198Q50 -196 48 -132Q-12 -152 -74 -128Z', teal, { edge: 11 }) +
  solid('M-82 -118Q-14 -152 56 -122L52 -152Q-12 -178 -78 -148Z', '#fff6e6', { edge: 6 }) +
  solid(circlePath(-6, -214, 27), '#fff6e6', { edge: 7 }) +
  solid(rectPath(-68, -126, 100, 40, 20), '#ff8b2e', { edge: 6 }) +
  gleam('M-52 -114H-22', 9, 0.9) +
  line('M-38 -78Q-18 -64 4 -80', '#a83a3f', 7);

/** The flag of a gate, bent by the shoulder that passes. */
const gate =
  line('M0 190Q8 40 -34 -110', ink, 17) +
  line('M0 190Q8 40 -34 -110', red, 11) +
  solid('M-36 -116Q46 -152 122 -112L132 12Q58 -22 -4 4Z', red, {
    edge: 11,
    decor: line('M-30 -50Q48 -92 140 -48', '#fff6e6', 34),
  });

export default defineScene({
  palette: 'sky',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#1479e8', '#a8e6ff') +
    sun(stage, 338, 58, 44, '#fff2a0') +
    mountains(stage, 216, '#4f8be8', 9, 140, '#ffffff') +
    staged(
      stage,
      fill('M-1200 190Q-200 196 120 176T1400 150V560H-1200Z', linear(['#ffffff', '#bcd6ff'], 90)) +
        fill('M-300 250Q120 214 560 290L760 560H-300Z', '#8fb4f6', 0.5),
    ),
  motif: () =>
    place(66, 236, gate, { scale: 1.06 }) +
    fill(
      'M120 420Q170 330 250 352Q268 290 330 306Q346 236 412 250Q480 190 620 210V460H100Z',
      linear(['#ffffff', '#dcebff'], 90),
    ) +
    place(208, 222, skier, { turn: -17, scale: 0.92 }) +
    fill(
      'M-60 470Q-20 404 60 424Q90 372 160 394Q214 342 276 368Q330 322 400 352Q452 316 560 350V520H-60Z',
      linear(['#ffffff', '#c6dbff'], 90),
    ) +
    fill(
      circlePath(372, 214, 15) +
        circlePath(330, 262, 10) +
        circlePath(388, 158, 9) +
        circlePath(302, 338, 13) +
        circlePath(350, 176, 6) +
        circlePath(36, 392, 11),
      '#ffffff',
    ),
});
