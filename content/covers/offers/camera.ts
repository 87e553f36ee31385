import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  radial,
  rectPath,
  shadow,
  solid,
} from '../grammar.ts';
import { sparkle } from '../props.ts';
import { disc, island, sky } from '../scenery.ts';

export default defineScene({
  palette: 'mint',
  background: (stage) =>
    sky(stage, '#aef5d4', '#128f86') + disc(stage, 190, 180, 168) + island(stage, 322, '#0a5f5c', 320),
  motif: () =>
    shadow(204, 358, 182, 0.6, 0.13) +
    solid(rectPath(66, 92, 74, 44, 12), '#3a3f5c', { edge: 7 }) +
    solid(circlePath(312, 112, 26), '#ff6a4a', { edge: 7 }) +
    solid('M138 128L158 78Q162 68 174 68H238Q250 68 254 78L274 128Z', '#e8ecf4', { edge: 10 }) +
    solid(rectPath(168, 84, 76, 34, 10), '#ffe9a0', { edge: 5 }) +
    solid(rectPath(26, 118, 348, 226, 38), '#eef2f8', { edge: 16, depth: 9 }) +
    solid(rectPath(26, 176, 348, 110, 4), '#4a3a5f', {
      edge: 8,
      rim: 0.15,
      decor: line('M26 200H380M26 228H380M26 256H380', '#2a1f40', 6, 0.5),
    }) +
    solid(circlePath(204, 232, 104), '#c8d2e2', { edge: 12 }) +
    fill(circlePath(204, 232, 84), '#23263f') +
    fill(circlePath(204, 232, 68), radial(['#7fe0ff', '#2a6fc8 45%', '#1a1456'], 36, 30, 80)) +
    line(circlePath(204, 232, 44), '#bff0ff', 4, 0.5) +
    fill(ellipsePath(178, 200, 24, 15), '#ffffff', 0.92) +
    fill(circlePath(234, 262, 8), '#ff9ad0', 0.9) +
    solid(circlePath(64, 148, 12), '#ff6a4a', { edge: 4 }) +
    gleam('M94 146H146', 9, 0.9) +
    sparkle(338, 72, 20),
});
