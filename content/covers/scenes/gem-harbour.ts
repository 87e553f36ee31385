import {
  circlePath,
  defineScene,
  fill,
  gleam,
  line,
  linear,
  rectPath,
  shadow,
  solid,
  staged,
} from '../grammar.ts';
import { cloud, disc, hills, sky, water } from '../scenery.ts';
import { gem, sparkle } from '../props.ts';

const lighthouse =
  fill('M330 112L480 40V150Z', '#fff6c2', 0.35) +
  fill('M316 112L150 70V140Z', '#fff6c2', 0.22) +
  solid('M304 132H342L350 268H296Z', '#fdf6ea', { edge: 9 }) +
  fill('M302.600 156H343.400L345.500 190H300.600ZM298.800 218H347.200L349 252H297Z', '#ff5a5f', 0.95) +
  solid(rectPath(296, 124, 54, 12, 5), '#20357f', { edge: 4 }) +
  fill(rectPath(309, 98, 28, 28, 4), '#fff3a8') +
  solid('M303 100Q323 66 343 100Z', '#ff5a5f', { edge: 5 }) +
  fill(circlePath(323, 78, 5), '#ffffff');

const hull = 'M34 268Q200 296 366 268Q352 352 288 366H112Q48 352 34 268Z';

export default defineScene({
  palette: 'ocean',
  background: (stage) =>
    sky(stage) +
    disc(stage, 160, 160, 140) +
    cloud(stage, 66, 60, 0.7, '#ffffff', 0.8) +
    hills(stage, 268, '#2c8fd6', 5, 60) +
    staged(stage, lighthouse) +
    water(stage, 262, '#1569cf'),
  motif: ({ pop }) =>
    shadow(200, 366, 190, 0.55, 0.16) +
    gem(104, 214, 60, '#ff4f7b', 6, 12) +
    gem(300, 220, 58, '#39d2ff', 4, 12) +
    gem(196, 152, 96, pop, 8, 22) +
    gem(148, 262, 40, '#8cf06a', 5, -14) +
    gem(252, 264, 38, '#b98bff', 6, 20) +
    solid(hull, '#b4622d', {
      edge: 14,
      decor:
        line('M30 302Q200 326 370 302M44 334Q200 352 356 334', '#5a2413', 5, 0.55) +
        line('M34 268Q200 296 366 268', '#ffd9a0', 20),
    }) +
    line('M34 270Q200 297 366 270', '#fff1d0', 5, 0.9) +
    gleam('M60 300Q70 330 96 346', 7, 0.4) +
    fill(
      'M-556 366Q-502 350 -448 366T-340 364T-232 366T-124 364T-16 366T92 364T200 366T308 364T416 366T524 364T632 366V900H-556Z',
      linear(['#4aa8f5', '#1a58c0 30%', '#0b2f8a'], 90),
      0.92,
    ) +
    line(
      'M-556 366Q-502 350 -448 366T-340 364T-232 366T-124 364T-16 366T92 364T200 366T308 364T416 366T524 364T632 366',
      '#ffffff',
      5,
      0.75,
    ) +
    sparkle(356, 150, 13) +
    sparkle(60, 146, 11),
});
