import { circlePath, defineScene, fill, line, linear, rectPath, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

const handle = (from: string, x: number, y: number): string =>
  line(`${from}L${x} ${y}`, '#22356f', 10) +
  solid(circlePath(x, y, 25), '#ffffff', { edge: 5, rim: 0.2 }) +
  fill(circlePath(x, y, 13), '#22356f');
const node = (x: number, y: number): string =>
  solid(rectPath(x - 34, y - 34, 68, 68, 10), '#ff7043', { edge: 8, depth: 9 });

export default defineScene({
  palette: 'steel',
  background: (stage) => sky(stage, '#e9eef8', '#9fb0cf'),
  motif: () =>
    fill('M78 312C78 54 322 344 322 84V312Z', linear(['#5fd6c8', '#2f7de0'], 60), 0.9) +
    line('M78 312H322V84', '#ffffff', 8, 0.5) +
    handle('M78 318', 78, 96) +
    handle('M322 90', 322, 316) +
    line('M78 312C78 54 322 344 322 84', '#22356f', 42) +
    line('M72 296C78 62 310 328 316 90', '#ffffff', 8, 0.35) +
    node(78, 320) +
    node(322, 84),
});
