import { circlePath, defineScene, fill, inside, rectPath, shadow, solid, turn } from '../grammar.ts';
import { sky } from '../scenery.ts';

const arm = (): string =>
  solid(rectPath(58, 106, 290, 62, 12), '#262a45', {
    edge: 7,
    depth: 6,
    decor: [0, 1, 2, 3, 4]
      .map((index) =>
        fill(
          `M${40 + index * 84} 176L${84 + index * 84} 98H${126 + index * 84}L${82 + index * 84} 176Z`,
          '#ffffff',
        ),
      )
      .join(''),
  });

export default defineScene({
  palette: 'mint',
  background: (stage) => sky(stage, '#8fe8c6', '#0f7f7a'),
  motif: () =>
    shadow(204, 362, 170, 0.4, 0.14) +
    turn(-17, 70, 160, arm()) +
    solid(rectPath(58, 160, 290, 190, 18), '#343a63', {
      edge: 10,
      depth: 10,
      decor: fill(rectPath(50, 150, 310, 46), '#262a45'),
    }) +
    [0, 1, 2, 3, 4]
      .map((index) =>
        inside(
          rectPath(58, 160, 290, 40, 14),
          fill(
            `M${44 + index * 84} 152L${88 + index * 84} 202H${130 + index * 84}L${86 + index * 84} 152Z`,
            '#ffffff',
          ),
        ),
      )
      .join('') +
    fill('M166 230L256 274L166 318Z', '#ffc93c') +
    fill(circlePath(78, 158, 15), '#ffc93c'),
});
