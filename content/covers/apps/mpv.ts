import { circlePath, defineScene, fill, line, linear, rectPath, regular, shadow, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

export default defineScene({
  palette: 'ink',
  background: (stage) => sky(stage, '#5b6fb4', '#141a3c'),
  motif: () =>
    fill('M262 226L470 90V400L262 268Z', linear(['#fff4c0', '#fff4c066', '#fff4c011'], 0)) +
    shadow(180, 366, 150, 0.5, 0.12) +
    solid(circlePath(108, 112, 74), '#8f7bff', { edge: 11 }) +
    solid(circlePath(236, 122, 62), '#8f7bff', { edge: 10 }) +
    regular(5, 108, 112, 42)
      .map(([x, y]) => fill(circlePath(x, y, 15), '#231c56'))
      .join('') +
    regular(5, 236, 122, 34)
      .map(([x, y]) => fill(circlePath(x, y, 12), '#231c56'))
      .join('') +
    fill(circlePath(108, 112, 10), '#ffffff') +
    fill(circlePath(236, 122, 9), '#ffffff') +
    line('M100 300L64 366M220 300L256 366', '#c4cdec', 18) +
    solid(rectPath(48, 180, 216, 136, 24), '#e8ecfa', { edge: 12 }) +
    solid('M258 220H292Q304 220 304 232V264Q304 276 292 276H258Z', '#ff8a3d', { edge: 7 }) +
    fill(circlePath(96, 272, 13), '#ff5a6a') +
    line('M130 272h92', '#8c98c4', 12),
});
