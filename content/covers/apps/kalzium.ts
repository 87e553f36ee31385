import { defineScene, fill, gleam, inside, line, linear, rectPath, shadow, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { ball } from '../props.ts';
import { bubble } from '../props-more.ts';

const flask = 'M158 44H242V150L330 316Q346 356 304 360H96Q54 356 70 316L158 150Z';

export default defineScene({
  palette: 'teal',
  background: (stage) => sky(stage, '#a4f0d8', '#1a8aa0'),
  motif: () =>
    shadow(200, 370, 150, 0.4, 0.12) +
    fill(flask, '#f2feff', 0.6) +
    inside(flask, fill('M0 236Q60 214 120 236T240 236T400 232V400H0Z', linear(['#c86bff', '#7a35d8']))) +
    solid(rectPath(138, 28, 124, 34, 17), '#f4fbff', { edge: 7 }) +
    line('M158 62V150L70 318Q58 356 96 360H304Q342 356 330 318L242 150V62', '#ffffff', 10) +
    bubble(160, 290, 26, '#ffd0ff') +
    bubble(228, 314, 20, '#ffd0ff') +
    bubble(214, 192, 19, '#e2a8ff') +
    bubble(186, 132, 13, '#e2a8ff') +
    ball(250, 272, 17, '#ffcb3d') +
    gleam('M112 300L150 222', 11, 0.9),
});
