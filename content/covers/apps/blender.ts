import { defineScene, linear, shadow, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { ball, cube } from '../props.ts';

export default defineScene({
  palette: 'sky',
  background: (stage) => sky(stage, '#bfe6ff', '#3f7fe0'),
  motif: () =>
    shadow(206, 344, 180, 0.45, 0.2) +
    solid('M206 40Q214 40 220 54L296 262Q212 300 116 262L192 54Q198 40 206 40Z', '#ff8a3d', {
      edge: 18,
      paint: linear(['#ffc08a', '#ff8a3d 45%', '#c24a1c'], 0),
    }) +
    cube(124, 236, 74, '#6c7bff', 70) +
    ball(278, 278, 76, '#35d07f'),
});
