import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  line,
  linear,
  num,
  place,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { wallpaper } from '../scenery.ts';
import { eye } from '../props.ts';
import { apple } from '../props-more.ts';

const body = '#7a3df0';
/** The path of the body, from outside the picture to the neck. */
const course = 'M-700 338H262Q318 338 318 282V268Q318 212 262 212H126Q70 212 70 156V150Q70 94 126 94H220';

/** Draws bands across the body: short strokes at right angles along the straight runs. */
const bands = (): string => {
  const marks: string[] = [];
  for (let x = -680; x < 270; x += 44) marks.push(`M${x} 316V358`);
  for (let x = 130; x < 270; x += 44) marks.push(`M${x} 190V232`);
  marks.push('M140 72V114');
  return marks.join('');
};

const lawn = (stage: Stage): string =>
  `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#ffe98a', '#f7a531'], 74)}"/>` +
  wallpaper(stage, 76, (column, row) =>
    (column + row) % 2 === 0
      ? '<rect x="-38" y="-38" width="76" height="76" fill="#ffffff" opacity=".2"/>'
      : (column * 5 + row * 3 + 60) % 7 === 0
        ? line('M-8 6Q-8 -6 -14 -12M0 6V-14M8 6Q8 -6 14 -12', '#c9741a', 4, 0.45)
        : '',
  );

export default defineScene({
  palette: 'amber',
  bleed: 'all',
  background: lawn,
  motif: () =>
    `<g transform="translate(8 16)">${line(course, '#8a3a10', 70, 0.4)}</g>` +
    `<g transform="translate(0 5)">${line(course, deepen(body, 0.5), 70)}</g>` +
    line(course, deepen(body, 0.12), 68) +
    `<g transform="translate(-2 -3)">${line(course, body, 58)}</g>` +
    line(bands(), '#ffd23f', 12, 0.95) +
    `<g transform="translate(-8 -17)">${line(course, tint(body, 0.6), 8, 0.75)}</g>` +
    shadow(360, 184, 42, 0.5, 0.3) +
    apple(354, 140, 42, '#ff3f52', 8) +
    place(
      238,
      104,
      fill(ellipsePath(8, 22, 66, 58), '#8a3a10', 0.4) +
        line('M-62 18Q-82 22 -92 10M-82 19Q-92 26 -98 34', '#ff4f7b', 8) +
        solid(
          'M62 26C66 66 34 82 -4 76C-48 72 -80 46 -76 10C-72 -26 -36 -56 6 -62C44 -66 62 -20 62 26Z',
          body,
          {
            edge: 14,
            bounce: '#ff9ad8',
            decor:
              fill('M-84 20Q-40 44 0 92H-90Z', tint(body, 0.5), 0.5) +
              fill(circlePath(52, -2, 10) + circlePath(58, 34, 10), '#ffd23f'),
          },
        ) +
        eye(-22, -38, 29, [-0.8, 0.2], '#1fa36b') +
        eye(30, -34, 29, [-0.8, 0.2], '#1fa36b') +
        fill(ellipsePath(-62, -2, 4, 6) + ellipsePath(-54, -12, 4, 6), deepen(body, 0.6)) +
        line(`M${num(-72)} 22Q-44 48 -2 42`, deepen(body, 0.62), 7),
      { flip: true },
    ),
});
