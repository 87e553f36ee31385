import { defineScene, fill, linear, rectPath, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { screen, writing } from '../props-apps.ts';

export default defineScene({
  palette: 'sand',
  background: (stage) => sky(stage, '#f4d9a8', '#a8653a'),
  motif: () =>
    solid(rectPath(20, 96, 62, 252, 10), '#c8413f', { edge: 8 }) +
    solid(rectPath(80, 60, 54, 288, 10), '#2f7d6a', { edge: 8 }) +
    solid(rectPath(270, 76, 58, 272, 10), '#ffb52e', { edge: 8 }) +
    solid(rectPath(326, 110, 56, 238, 10), '#4a5fc4', { edge: 8 }) +
    fill(rectPath(20, 130, 62, 14), '#ffe0b0') +
    fill(rectPath(326, 146, 56, 14), '#cfd8ff') +
    fill(rectPath(80, 100, 54, 14), '#c8f0d8') +
    fill(rectPath(270, 118, 58, 14), '#8a4a10') +
    solid(rectPath(-40, 342, 480, 40, 6), '#6b3a1c', { edge: 7 }) +
    screen(114, 104, 176, 246, linear(['#fffdf4', '#e8e4d4']), { frame: '#24283f', rim: 18 }) +
    writing(152, 152, [100, 84, 100, 92, 60], '#5d6380', 32, 11),
});
