import { circlePath, defineScene, fill, linear, place, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

const key = (turned: number, colour: string): string =>
  place(
    200,
    96,
    solid('M-17 60H17V214H62V244H40V262H62V290H-17Z', colour, { edge: 7, depth: 5 }) +
      solid(`${circlePath(0, 44, 54)}`, colour, { edge: 9, depth: 5 }) +
      fill(circlePath(0, 30, 20), '#2f4470'),
    { turn: turned },
  );

export default defineScene({
  palette: 'steel',
  background: (stage) => sky(stage, '#c9d8ee', '#4a6499'),
  motif: () =>
    key(44, '#ff6b57') +
    key(-44, '#35c08a') +
    key(0, '#ffc93c') +
    `<circle cx="200" cy="92" r="66" fill="none" stroke="#2f3a5c" stroke-width="22"/><circle cx="200" cy="92" r="66" fill="none" stroke="${linear(['#ffffff', '#8c9abf'], 60)}" stroke-width="14"/>`,
});
