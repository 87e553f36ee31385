import { circlePath, defineScene, fill, linear, place, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

const key = (turned: number, colour: string): string =>
  place(
    200,
    92,
    place(
      0,
      96,
      solid('M-19 36H19V134H64V168H42V192H64V218H-19Z', colour, { edge: 8, depth: 6 }) +
        solid(circlePath(0, 0, 52), colour, { edge: 10, depth: 6 }) +
        fill(circlePath(0, -10, 24), '#33436b'),
    ),
    { turn: turned },
  );

export default defineScene({
  palette: 'steel',
  background: (stage) => sky(stage, '#c9d8ee', '#4a6499'),
  motif: () =>
    key(31, '#ff6b57') +
    key(-31, '#ffc93c') +
    `<circle cx="200" cy="96" r="80" fill="none" stroke="#2f3a5c" stroke-width="26"/><circle cx="200" cy="96" r="80" fill="none" stroke="${linear(['#ffffff', '#b4c1de'], 60)}" stroke-width="18"/>`,
});
