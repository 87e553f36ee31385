import { defineScene, line, place, rectPath, solid } from '../grammar.ts';
import { paymentCard } from '../payment-card.ts';
import { disc, sky } from '../scenery.ts';

const tools =
  place(
    0,
    0,
    solid(rectPath(-10, -50, 20, 136, 8), '#ffcf7a', { edge: 5 }) +
      solid(rectPath(-46, -78, 92, 40, 10), '#dfe6f0', { edge: 7 }),
    { turn: 38 },
  ) +
  place(
    0,
    0,
    solid('M-9 86V-26Q-36 -40 -30 -76L-10 -58H10L30 -76Q36 -40 9 -26V86Z', '#3a4a6a', { edge: 5 }),
    { turn: -38 },
  );

export default defineScene({
  palette: 'steel',
  background: (stage) => sky(stage, '#b0c4e4', '#3a4d86') + disc(stage, 200, 190, 168),
  motif: () =>
    paymentCard(
      '#b8623a',
      line(
        'M-190 -84Q0 -110 190 -78M-190 86Q0 64 190 94M-190 -40Q-40 -64 190 -30M-190 30Q0 10 190 44',
        '#8a3f1f',
        6,
        0.5,
      ) + place(106, 4, tools),
      { metal: '#f4f6fa' },
    ),
});
