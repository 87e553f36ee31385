import { defineScene, line, place, solid } from '../grammar.ts';
import { paymentCard } from '../payment-card.ts';
import { disc, sky } from '../scenery.ts';

const quill = (colour: string): string =>
  solid('M0 92C-44 30 -34 -50 10 -96C44 -40 34 40 0 92Z', colour, { edge: 6 }) +
  line('M0 116Q0 0 8 -78', '#3a1a86', 5, 0.7) +
  line('M-24 30L0 46M-26 -6L2 12M22 14L2 32M26 -22L4 -4', '#3a1a86', 4, 0.45);

export default defineScene({
  palette: 'candy',
  background: (stage) => sky(stage, '#ff9ac8', '#a8348f') + disc(stage, 200, 190, 168, '#fff0e0'),
  motif: () =>
    paymentCard(
      '#5a2fb8',
      place(84, 12, quill('#ffffff'), { turn: 18 }) + place(134, 18, quill('#ffd75e'), { turn: 30 }),
    ),
});
