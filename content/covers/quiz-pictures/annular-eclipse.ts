import { circlePath, defineScene, fill, glow, line, linear, radial } from '../grammar.ts';
import { cloud, sky } from '../scenery.ts';

export default defineScene({
  palette: 'night',
  background: (stage) =>
    sky(stage, '#3a4a8c', '#141238') +
    cloud(stage, 60, 356, 1.1, '#4a2a5c', 0.7) +
    cloud(stage, 350, 372, 0.9, '#3a2252', 0.7),
  motif: () =>
    glow(200, 190, 210, '#ffb05a', 0.5) +
    glow(200, 190, 156, '#ffe08a', 0.8) +
    fill(circlePath(200, 190, 122), linear(['#fffbe0', '#ffd24a 50%', '#ff9a2e'], 60)) +
    fill(circlePath(201, 191, 106), radial(['#2a2a5c', '#151238'], 40, 34, 80)) +
    line(circlePath(201, 191, 106), '#ff8a2e', 3, 0.8),
});
