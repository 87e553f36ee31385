import { circlePath, defineScene, fill, line, place, rectPath, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { writing } from '../props-apps.ts';

const card = (turned: number, colour: string, inner = ''): string =>
  place(190, 420, solid(rectPath(-84, -350, 168, 224, 22), colour, { edge: 10, depth: 7 }) + inner, {
    turn: turned,
  });

export default defineScene({
  palette: 'sky',
  background: (stage) => sky(stage, '#a8ecff', '#2a8ad0'),
  motif: () =>
    card(-24, '#ff7a8a') +
    card(24, '#ffcb4d') +
    card(
      0,
      '#ffffff',
      fill(circlePath(0, -250, 42), '#ffb52e') +
        fill(rectPath(-18, -214, 36, 34, 8), '#7d8fb8') +
        fill('M-32 -230H32L20 -206H-20Z', '#ffb52e') +
        writing(-48, -158, [96], '#c4cfe8', 20, 12),
    ) +
    line('M78 120A150 150 0 0 1 318 116', '#ffffff', 20) +
    fill('M288 114L350 80L346 154Z', '#ffffff'),
});
