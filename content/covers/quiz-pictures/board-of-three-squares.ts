import { circlePath, defineScene, fill, line, linear, rectPath, shadow, solid } from '../grammar.ts';
import { disc, sky } from '../scenery.ts';

const ink = '#5a2a14';

const man = (x: number, y: number, colour: string): string =>
  shadow(x + 3, y + 8, 24, 0.55, 0.7) +
  solid(circlePath(x, y, 19), colour, { edge: 6, depth: 5 }) +
  `<circle cx="${x}" cy="${y}" r="10" fill="none" stroke="#ffffff" stroke-width="2.5" opacity=".45"/>`;

const crossings = [58, 106, 154]
  .flatMap((near) => {
    const far = 400 - near;
    return [
      [near, near],
      [200, near],
      [far, near],
      [far, 200],
      [far, far],
      [200, far],
      [near, far],
      [near, 200],
    ];
  })
  .map(([x = 0, y = 0]) => fill(circlePath(x, y, 8), ink))
  .join('');

export default defineScene({
  palette: 'mint',
  background: (stage) => sky(stage) + disc(stage),
  motif: () =>
    solid(rectPath(20, 20, 360, 360, 20), '#efc27e', {
      edge: 9,
      depth: 12,
      paint: linear(['#ffe2ac', '#efc27e 50%', '#d99a52'], 62),
    }) +
    line(
      `${rectPath(58, 58, 284, 284)}${rectPath(106, 106, 188, 188)}${rectPath(154, 154, 92, 92)}M200 58V154M200 246V342M58 200H154M246 200H342`,
      ink,
      6,
    ) +
    crossings +
    man(58, 58, '#fff8ea') +
    man(200, 58, '#fff8ea') +
    man(342, 58, '#fff8ea') +
    man(154, 200, '#fff8ea') +
    man(246, 246, '#fff8ea') +
    man(106, 106, '#473a80') +
    man(294, 106, '#473a80') +
    man(294, 200, '#473a80') +
    man(106, 294, '#473a80') +
    man(200, 342, '#473a80'),
});
