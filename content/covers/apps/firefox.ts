import { circlePath, defineScene, fill, inside, line, linear, rectPath } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { ball } from '../props.ts';
import { screen } from '../props-apps.ts';

export default defineScene({
  palette: 'amber',
  background: (stage) => sky(stage, '#ffd36b', '#ef6a2c'),
  motif: () =>
    screen(30, 66, 340, 276, linear(['#f4f8ff', '#cfdcf7']), { frame: '#3a2b6e' }) +
    fill(rectPath(44, 80, 312, 40, 14), '#5a48a0') +
    ['#ff6b6b', '#ffcb3d', '#4fd67a']
      .map((colour, index) => fill(circlePath(72 + index * 34, 100, 11), colour))
      .join('') +
    line('M196 100H330', '#cfc4f2', 16) +
    ball(200, 226, 92, '#2f8fe8') +
    inside(
      circlePath(200, 226, 92),
      `<g fill="none" stroke="#eaf6ff" stroke-width="8" opacity=".9"><ellipse cx="200" cy="226" rx="44" ry="92"/><path d="M108 226H292M122 178H278M122 274H278M200 134V318"/></g>`,
    ),
});
