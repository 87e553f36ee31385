import { circlePath, deepen, defineScene, fill, glow, line, tint } from '../grammar.ts';
import { disc, sky, wallpaper } from '../scenery.ts';
import { eye, sparkle } from '../props.ts';

/** Draws a trail with thickness and a gleam. */
const trail = (path: string, colour: string, wide = 34): string =>
  `<g transform="translate(5 12)">${line(path, '#050316', wide, 0.5)}</g>` +
  line(path, deepen(colour, 0.42), wide) +
  `<g transform="translate(-1 -3)">${line(path, colour, wide * 0.8)}</g>` +
  `<g transform="translate(-3 -7)">${line(path, tint(colour, 0.75), wide * 0.16, 0.9)}</g>`;

const head = (x: number, y: number, colour: string, lookX: number, lookY: number): string =>
  glow(x, y, 70, colour, 0.65) +
  fill(circlePath(x, y + 4, 31), deepen(colour, 0.45)) +
  fill(circlePath(x, y, 30), colour) +
  eye(x - 11 + lookX * 6, y - 6 + lookY * 6, 12, [lookX, lookY], '#1b1244') +
  eye(x + 12 + lookX * 6, y - 4 + lookY * 6, 12, [lookX, lookY], '#1b1244');

export default defineScene({
  palette: 'ink',
  bleed: 'all',
  background: (stage) =>
    sky(stage, '#3d5290', '#0a0f2c') +
    disc(stage, 190, 190, 165, '#7f9bff') +
    wallpaper(stage, 40, () => '<circle r="2.2" fill="#a9c0ff" opacity=".28"/>'),
  motif: () =>
    trail(
      'M-700 250C-500 400 -260 300 -120 330C10 350 60 260 40 180C24 100 90 50 160 74C186 84 202 100 210 120',
      '#36e07f',
    ) +
    trail('M520 60C420 40 350 40 330 104C312 170 372 214 352 276C344 300 330 314 312 322', '#39c6ff') +
    trail('M90 520C70 430 120 380 172 340C230 296 214 250 176 240C140 230 128 262 106 292', '#ff4f7b') +
    trail('M238 40C276 10 330 -30 300 -140', '#ffcb08') +
    trail('M520 400C420 420 310 380 280 300C262 250 300 190 268 142', '#ffcb08') +
    head(268, 138, '#ffcb08', -0.3, -0.9) +
    head(104, 296, '#ff4f7b', -0.6, 0.7) +
    head(208, 122, '#36e07f', 0.8, 0.4) +
    head(308, 324, '#39c6ff', -0.8, 0.3) +
    sparkle(60, 62, 13) +
    sparkle(356, 362, 11),
});
