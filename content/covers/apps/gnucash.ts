import { defineScene, line, rectPath, shadow, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { ball, coin } from '../props.ts';

const pan = (x: number): string =>
  line(`M${x} 112L${x - 62} 254M${x} 112L${x + 62} 254`, '#fff3c9', 8) +
  coin(x - 24, 226, 34) +
  coin(x + 26, 226, 34) +
  coin(x, 188, 34) +
  solid(`M${x - 82} 248H${x + 82}Q${x + 72} 306 ${x} 306Q${x - 72} 306 ${x - 82} 248Z`, '#f2e3b0', {
    edge: 9,
  });

export default defineScene({
  palette: 'aurora',
  background: (stage) => sky(stage, '#7be3c2', '#256a78'),
  motif: () =>
    shadow(200, 372, 120, 0.45, 0.14) +
    solid(rectPath(186, 70, 28, 280, 10), '#f2e3b0', { edge: 8 }) +
    solid('M120 366Q124 330 200 330Q276 330 280 366Z', '#f2e3b0', { edge: 9 }) +
    solid(rectPath(80, 92, 240, 26, 13), '#f2e3b0', { edge: 7 }) +
    ball(200, 66, 32, '#ff6b6b') +
    pan(96) +
    pan(304),
});
