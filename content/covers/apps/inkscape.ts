import { circlePath, defineScene, fill, line, rectPath, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

const handle = (from: string, x: number, y: number): string =>
  line(`${from}L${x} ${y}`, '#2f6be0', 8) +
  solid(circlePath(x, y, 21), '#ffffff', { edge: 5, rim: 0.2, bounce: '#2f6be0' }) +
  fill(circlePath(x, y, 11), '#2f6be0');
const node = (x: number, y: number): string =>
  solid(rectPath(x - 27, y - 27, 54, 54, 8), '#ff7043', { edge: 7, depth: 8 });

export default defineScene({
  palette: 'steel',
  background: (stage) => sky(stage, '#e9eef8', '#9fb0cf'),
  motif: () =>
    handle('M78 318', 78, 112) +
    handle('M322 90', 322, 296) +
    line('M78 318C78 60 322 350 322 90', '#12214d', 36, 0.25) +
    line('M78 312C78 54 322 344 322 84', '#22356f', 34) +
    line('M74 300C78 62 312 330 318 90', '#ffffff', 7, 0.35) +
    node(78, 316) +
    node(322, 88),
});
