import { circlePath, defineScene, fill, glow, line, linear, radial } from '../grammar.ts';
import { cloud, sky, starfield } from '../scenery.ts';

export default defineScene({
  palette: 'night',
  background: (stage) =>
    sky(stage, '#2a1a5c', '#0a0724') +
    starfield(stage, 26, 4, '#ffffff') +
    cloud(stage, 60, 356, 1.1, '#4a2a5c', 0.7) +
    cloud(stage, 350, 372, 0.9, '#3a2252', 0.7),
  motif: () =>
    glow(200, 190, 230, '#ff8a2e', 0.75) +
    glow(200, 190, 170, '#ffd86a', 0.9) +
    fill(circlePath(200, 190, 122), linear(['#fffbe0', '#ffd24a 50%', '#ff9a2e'], 60)) +
    fill(circlePath(201, 191, 106), radial(['#2a1c4c', '#120a2c'], 40, 34, 80)) +
    line(circlePath(201, 191, 106), '#ff8a2e', 3, 0.8),
});
