import { defineScene, fill, line, linear, rectPath } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { screen } from '../props-apps.ts';

export default defineScene({
  palette: 'forest',
  background: (stage) => sky(stage, '#a4e4b4', '#2f8068'),
  motif: () =>
    screen(34, 54, 332, 292, linear(['#252a48', '#1a1d36']), { frame: '#e8edf8', rim: 12 }) +
    fill(rectPath(46, 66, 308, 40, 14), '#3d4570') +
    fill(rectPath(62, 76, 96, 40, 12), '#252a48') +
    fill(rectPath(170, 78, 70, 22, 10), '#5a6494') +
    line('M80 148h92', '#ff7aa8', 20) +
    line('M196 148h64', '#7de0ff', 20) +
    line('M118 194h70', '#ffcb4d', 20) +
    line('M212 194h92', '#8ff08a', 20) +
    line('M118 240h126', '#c9a8ff', 20) +
    line('M80 288h54', '#ff7aa8', 20) +
    fill(rectPath(156, 268, 12, 42, 4), '#ffffff'),
});
