import { circlePath, defineScene, fill, line, rectPath, solid } from '../grammar.ts';
import { disc, sky, wallpaper } from '../scenery.ts';

const ink = '#1b2350';

export default defineScene({
  palette: 'steel',
  background: (stage) =>
    sky(stage, '#f2f7ff', '#b4c8ea') +
    wallpaper(stage, 40, () =>
      fill(rectPath(-20, -20, 40, 1.6) + rectPath(-20, -20, 1.6, 40), '#6f8cc8', 0.4),
    ) +
    disc(stage, 190, 170, 140, '#ffffff'),
  motif: () =>
    line('M22 150H120M22 250H120M296 200.1H378', ink, 12) +
    fill([150, 250].map((y) => circlePath(24, y, 13)).join('') + circlePath(376, 200, 13), ink) +
    solid('M110 96H192A104 104 0 0 1 192 304H110Z', '#7fd0ff', { edge: 12 }) +
    line('M110 96H192A104 104 0 0 1 192 304H110Z', ink, 13),
});
