import { circlePath, defineScene, fill, shadow, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

const kernel = (x: number, y: number, size: number): string =>
  solid(
    `M${x - size} ${y}A${size * 0.62} ${size * 0.62} 0 0 1 ${x - size * 0.3} ${y - size * 0.8}A${size * 0.62} ${size * 0.62} 0 0 1 ${x + size * 0.8} ${y - size * 0.5}A${size * 0.6} ${size * 0.6} 0 0 1 ${x + size * 0.6} ${y + size * 0.7}A${size * 0.66} ${size * 0.66} 0 0 1 ${x - size * 0.5} ${y + size * 0.7}A${size * 0.5} ${size * 0.5} 0 0 1 ${x - size} ${y}Z`,
    '#fff0b8',
    { edge: size * 0.16, shade: 0.18 },
  ) + fill(circlePath(x + size * 0.1, y + size * 0.1, size * 0.2), '#f0b23c');

export default defineScene({
  palette: 'violet',
  background: (stage) => sky(stage, '#8a9bff', '#4a2aa0'),
  motif: () =>
    shadow(200, 372, 130, 0.45, 0.14) +
    kernel(130, 110, 42) +
    kernel(262, 104, 44) +
    kernel(196, 78, 46) +
    kernel(98, 146, 38) +
    kernel(302, 146, 38) +
    kernel(166, 138, 44) +
    kernel(240, 142, 44) +
    solid('M78 156H322L288 352Q286 366 272 366H128Q114 366 112 352Z', '#ffffff', {
      edge: 13,
      decor: [0, 1, 2]
        .map((index) =>
          fill(
            `M${96 + index * 84} 150H${138 + index * 84}L${146 + index * 54 + 2} 380H${122 + index * 58}Z`,
            '#ec3f5c',
          ),
        )
        .join(''),
    }),
});
