import { circlePath, defineScene, ellipsePath, fill, glow, inside, line, num, radial } from '../grammar.ts';
import { bokeh, sky, starfield } from '../scenery.ts';
import { ball } from '../props.ts';

const globe = circlePath(200, 200, 146);

/** Lines from the globe to other places. */
const outward = [
  [96, 98, -700, -300],
  [306, 98, 900, -430],
  [322, 286, 900, 580],
  [100, 306, -500, 708],
  [200, 54, 240, -500],
] as const;

const knots = [
  [96, 98, 22, '#5ef2ff'],
  [306, 98, 26, '#ff6fae'],
  [322, 286, 22, '#ffcb08'],
  [100, 306, 26, '#ff8a3d'],
  [200, 54, 18, '#8affb0'],
  [200, 200, 34, '#ffffff'],
  [136, 190, 15, '#5ef2ff'],
  [264, 210, 15, '#ff6fae'],
  [200, 346, 18, '#9db0ff'],
] as const;

export default defineScene({
  palette: 'night',
  background: (stage) => sky(stage, '#5a62d8', '#12123f') + starfield(stage, 40, 6) + bokeh(stage, 8, 3),
  motif: () =>
    glow(200, 200, 260, '#6f8cff', 0.85) +
    outward.map(([x, y, farX, farY]) => line(`M${x} ${y}L${farX} ${farY}`, '#9fdcff', 8, 0.8)).join('') +
    fill(globe, radial(['#6fb4ff', '#2f4fd8 50%', '#16196e'], 36, 28, 80)) +
    inside(
      globe,
      line(
        [30, 84, 128].map((rx) => ellipsePath(200, 200, rx, 146)).join('') +
          [-92, -34, 34, 92]
            .map((dy) => {
              const half = Math.sqrt(146 ** 2 - dy ** 2);
              return `M${num(200 - half)} ${200 + dy}Q200 ${200 + dy + 44} ${num(200 + half)} ${200 + dy}`;
            })
            .join(''),
        '#bfeaff',
        7,
        0.85,
      ),
    ) +
    `<circle cx="200" cy="200" r="146" fill="none" stroke="#e6fbff" stroke-width="10"/>` +
    knots.map(([x, y, r, colour]) => glow(x, y, r * 2.2, colour, 0.7) + ball(x, y, r, colour)).join(''),
});
