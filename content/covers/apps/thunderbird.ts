import { defineScene, fill, line, rectPath, shadow, solid, turn } from '../grammar.ts';
import { sky } from '../scenery.ts';

export default defineScene({
  palette: 'ocean',
  background: (stage) => sky(stage, '#9ce4ff', '#1d6fc4'),
  motif: () =>
    shadow(200, 378, 150, 0.4, 0.12) +
    solid(rectPath(170, 290, 56, 120, 8), '#8a5a3a', { edge: 9 }) +
    solid('M128 104H268Q352 104 352 190V296H128Z', '#e8473f', { edge: 14 }) +
    solid(
      'M128 104A82 82 0 0 1 210 186V280Q210 296 194 296H62Q46 296 46 280V186A82 82 0 0 1 128 104Z',
      '#ff7a5c',
      { edge: 10 },
    ) +
    fill('M128 126A60 60 0 0 1 188 186V276H68V186A60 60 0 0 1 128 126Z', '#4a1230') +
    turn(
      -7,
      120,
      230,
      solid(rectPath(36, 182, 164, 108, 10), '#ffffff', { edge: 7 }) +
        line('M46 194L118 248L190 194', '#9fb3da', 10),
    ) +
    line('M284 190V70', '#fff1d0', 16) +
    solid('M284 58H348V106H284Z', '#ffcb3d', { edge: 6 }),
});
