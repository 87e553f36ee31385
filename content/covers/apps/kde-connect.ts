import { circlePath, defineScene, fill, line, linear, rectPath, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { screen } from '../props-apps.ts';

export default defineScene({
  palette: 'ocean',
  background: (stage) => sky(stage, '#a6dcff', '#3d6fd0'),
  motif: () =>
    line('M262 262V328Q262 366 300 366H318Q352 366 352 330V322', '#12306b', 17, 0.25) +
    line('M136 258V300', '#56648f', 26) +
    solid(rectPath(74, 296, 124, 26, 13), '#8c9abf', { edge: 6 }) +
    screen(20, 60, 250, 200, linear(['#6ee7c8', '#2a8ad0'], 60)) +
    line('M196 242V330Q196 372 244 372H286Q318 372 318 340V326', '#ffe27a', 16) +
    solid(rectPath(174, 218, 44, 50, 10), '#ffc23d', { edge: 6 }) +
    screen(258, 112, 118, 220, linear(['#ffb07a', '#e0407f'], 60), { radius: 26, rim: 12 }) +
    line('M106 172L136 202L190 134', '#ffffff', 18) +
    fill(circlePath(317, 214, 27), '#ffffff'),
});
