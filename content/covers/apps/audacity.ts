import { defineScene, fill, gleam, line, rectPath, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

export default defineScene({
  palette: 'dusk',
  background: (stage) => sky(stage, '#ffb07a', '#5a3aa6'),
  motif: () =>
    [
      [34, 60],
      [68, 120],
      [332, 120],
      [366, 60],
    ]
      .map(([x = 0, tall = 0]) => line(`M${x} ${190 - tall / 2}v${tall}`, '#fff3d6', 20))
      .join('') +
    line('M112 190V214A88 88 0 0 0 288 214V190', '#33235f', 24) +
    line('M200 302V352', '#33235f', 24) +
    solid(rectPath(126, 340, 148, 30, 15), '#33235f', { edge: 6 }) +
    solid(rectPath(140, 30, 120, 224, 60), '#eef1fb', {
      edge: 14,
      decor: fill(rectPath(130, 146, 140, 130), '#ff5a6a'),
    }) +
    [74, 98, 122].map((y) => line(`M166 ${y}h68`, '#5b6390', 9)).join('') +
    fill(rectPath(140, 140, 120, 14), '#33235f') +
    gleam('M162 178V206', 9, 0.7),
});
