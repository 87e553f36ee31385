import { circlePath, defineScene, fill, gleam, line, linear, num, regular, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

export default defineScene({
  palette: 'forest',
  background: (stage) => sky(stage, '#6ec48c', '#0f4f4c'),
  motif: () =>
    solid(circlePath(200, 200, 172), '#7e8ba8', { edge: 16, depth: 8 }) +
    fill(circlePath(200, 200, 136), linear(['#47526f', '#6d7a9b'], 60)) +
    solid(circlePath(200, 200, 128), '#b9c4db', { edge: 13 }) +
    regular(12, 200, 200, 154)
      .map(([x, y]) => solid(circlePath(x, y, 10), '#dbe3f2', { edge: 3 }))
      .join('') +
    regular(5, 200, 200, 96, 12)
      .map(
        ([x, y]) =>
          line(`M200 206L${num(x)} ${num(y + 6)}`, '#43300c', 26, 0.35) +
          line(`M200 200L${num(x)} ${num(y)}`, '#ffc93c', 24) +
          solid(circlePath(x, y, 23), '#ffc93c', { edge: 6 }),
      )
      .join('') +
    solid(circlePath(200, 200, 42), '#ffc93c', { edge: 10 }) +
    gleam('M96 150Q112 112 150 96', 10, 0.8),
});
