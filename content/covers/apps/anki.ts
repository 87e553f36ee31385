import { circlePath, defineScene, fill, line, place, rectPath, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { writing } from '../props-apps.ts';

const card = (turned: number, colour: string, inner = ''): string =>
  place(200, 470, solid(rectPath(-72, -330, 144, 206, 22), colour, { edge: 10, depth: 7 }) + inner, {
    turn: turned,
  });

export default defineScene({
  palette: 'sky',
  background: (stage) => sky(stage, '#a8ecff', '#2a8ad0'),
  motif: () =>
    card(-20, '#ff7a8a') +
    card(20, '#ffcb4d') +
    card(
      0,
      '#ffffff',
      fill(circlePath(0, -254, 38), '#ffb52e') +
        fill(rectPath(-17, -220, 34, 28, 8), '#7d8fb8') +
        writing(-40, -160, [80], '#c4cfe8', 20, 12),
    ) +
    line('M66 112Q200 8 318 78', '#134a86', 22, 0.25) +
    line('M66 106Q200 2 318 72', '#ffffff', 22) +
    fill('M330 22L366 122L268 108Z', '#ffffff'),
});
