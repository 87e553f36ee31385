import {
  CEDAR,
  GOLD_PAINT,
  INDIGO,
  INK,
  JADE,
  PAPER,
  VERMILION,
  ellipse,
  ring,
  type Drawing,
} from './paint.ts';

/** Faces with motifs of the garden. Each drawing extends at most 20 units to the sides and 24 units up and down. */
export const gardenFaces: readonly Drawing[] = [
  // leaf
  [
    ['M-13 15C-22 -6 0 -21 18 -18C19 2 8 19 -13 15Z', JADE],
    ['M-13 15C-3 3 8 -8 18 -18C19 2 8 19 -13 15Z', '#15705a'],
    ['M-18 21Q-6 5 11 -12', '#bfe8c9', 2],
    ['M-7 7L-9 -3M-1 1L-2 -9M-4 4L6 5M3 -4L12 -4', '#bfe8c9', 1.4],
  ],
  // sprig
  [
    ['M0 22Q-2 8 0 -3', '#5b7d22', 3],
    ['M0 -22C9 -15 8 -4 0 1C-8 -4 -9 -15 0 -22Z', '#8cc63f'],
    ['M-2 9C-14 12 -20 4 -19 -5C-8 -6 -1 0 -2 9Z', '#5fa02b'],
    ['M2 9C14 12 20 4 19 -5C8 -6 1 0 2 9Z', '#5fa02b'],
    ['M0 -15V-4M-13 0L-4 7M13 0L4 7', '#e2f5b8', 1.5],
  ],
  // crane
  [
    [ellipse(0, 0, 20, 21), '#7fb3c9'],
    ['M3 9V21M-2 9V21', INK, 1.8],
    ['M6 0L20 9L6 11Z', INK],
    ['M-10 4Q-2 -9 14 3Q8 14 -5 11Z', PAPER],
    ['M-8 5Q-15 -4 -8 -12', PAPER, 4.2],
    [ellipse(-7, -13.5, 4), PAPER],
    ['M-10 -14L-20 -11L-10 -11.500Z', GOLD_PAINT],
    ['M-10 -16A4 4 0 0 1 -3.5 -15.500L-7 -14Z', VERMILION],
    [ellipse(-8, -13, 0.9), INK],
  ],
  // crescent
  [
    [ellipse(0, 0, 19), INDIGO],
    ['M5 -15A15 15 0 1 0 14 8A13 13 0 0 1 5 -15Z', '#ffd95e'],
    [ellipse(9, -6, 1.8) + ellipse(3, -2, 1.2) + ellipse(12, 1, 1.2), PAPER],
  ],
  // full moon
  [
    [ellipse(0, 0, 19), '#184a52'],
    [ellipse(2, -3, 12), '#fff1b5'],
    [ellipse(-2, -6, 2.6) + ellipse(6, -1, 3.2), '#e8d08a'],
    ['M-17 10Q-12 4 -6 7Q-1 1 6 6Q13 4 16 10Q10 14 0 13Q-12 14 -17 10Z', '#9fd0d0'],
  ],
  // carp
  [
    ['M6 0L19 -12Q15 0 19 12Z', '#e9632b'],
    ['M-19 1Q-8 -15 8 -3Q11 0 8 4Q-8 15 -19 1Z', '#f58634'],
    ['M-8 -7.500Q-1 -9 4 -5Q-1 1 -7 -2ZM-3 9Q2 8 5 5Q1 1 -3 4Z', PAPER],
    ['M-4 -9Q1 -17 8 -14L3 -6Z', '#e9632b'],
    [ellipse(-13, -1, 1.8), INK],
  ],
  // bamboo
  [
    ['M-8 -23V-9M-8 -6V7M-8 10V23', '#3f8f3a', 7],
    ['M7 -23V-16M7 -12V1M7 5V18', '#6fb53c', 6.5],
    ['M-9.5 -20V-11M-9.5 -4V5M-9.5 12V21', '#b8e08a', 1.6],
    ['M9 -2Q20 -3 20 -12Q11 -11 9 -2ZM-6 8Q2 9 4 16Q-4 16 -6 8Z', '#2b7a3c'],
  ],
  // blossom
  [
    [ring(5, 1, 19, 10), '#f07fa2'],
    [ring(5, 1, 14, 5), '#fbb8cd'],
    [ellipse(0, 0, 4.5), '#ffe08a'],
    [ring(5, 3, 10, 0.8, 0.63), '#c23a67'],
  ],
  // chrysanthemum
  [
    [ring(14, 2, 20, 3.6), '#e08a12'],
    [ring(14, 2, 15, 3.2, 0.22), '#ffc533'],
    [ellipse(0, 0, 4.6), '#a85c0a'],
  ],
  // mountain
  [
    [ellipse(10, -11, 6.5), VERMILION],
    ['M-20 16L-4 -13L2 -6L6 -9L20 16Z', '#5a6fb5'],
    ['M-4 -13L2 -6L6 -9L20 16H4Z', '#40518f'],
    ['M-9 -4L-4 -13L2 -6L0 -2L-3 -5L-6 -1Z', PAPER],
  ],
  // wave
  [
    ['M-20 15C-20 -10 -2 -21 15 -11C7 -11 2 -5 6 1C10 6 16 4 20 -1V15Z', '#1668a8'],
    ['M-14 15C-14 -3 -4 -11 3 -10C0 -3 1 5 9 8C13 9 17 8 20 6V15Z', '#4da3dc'],
    ['M-15 -2C-10 -13 2 -18 13 -12', '#e8f7ff', 2.8],
    [ellipse(16, -7, 2) + ellipse(11, -4, 1.6) + ellipse(18, -15, 1.4), '#86c4ec'],
  ],
  // frog
  [
    ['M-17 4Q-17 -6 -8 -7H8Q17 -6 17 4Q17 17 0 17Q-17 17 -17 4Z', '#58a83a'],
    [ellipse(-9, -9, 6.5) + ellipse(9, -9, 6.5), '#58a83a'],
    [ellipse(-9, -9, 4.3) + ellipse(9, -9, 4.3), PAPER],
    [ellipse(-9, -9, 2.2) + ellipse(9, -9, 2.2), INK],
    ['M-11 6Q0 14 11 6', '#23501a', 2.2],
    [ellipse(-13, 6, 2.4) + ellipse(13, 6, 2.4), '#f28aa8'],
  ],
];

/** Spring, summer, autumn and winter. */
export const seasonFaces: readonly Drawing[] = [
  [
    ['M-14 17Q-4 6 4 0T14 -16', CEDAR, 3],
    [ellipse(-7, 3, 5.5) + ellipse(6, -6, 6) + ellipse(12, 7, 5) + ellipse(-1, 13, 4), '#f07fa2'],
    [ellipse(-7, 3, 2) + ellipse(6, -6, 2.2) + ellipse(12, 7, 1.8), '#fff0c0'],
  ],
  [
    [ring(10, 8, 19, 3), '#f2912b'],
    [ellipse(0, 0, 10), '#ffc533'],
    [ellipse(-2.5, -2.5, 4.5), '#ffe08a'],
  ],
  [
    ['M0 19V4', '#7d2b16', 2.6],
    [
      'M0 -19L5 -9L12 -14L11 -4L19 -3L12 4L14 11L4 8L0 12L-4 8L-14 11L-12 4L-19 -3L-11 -4L-12 -14L-5 -9Z',
      '#d9482b',
    ],
    ['M0 9V-11M0 5L11 -2M0 5L-11 -2', '#ffb26b', 1.6],
  ],
  [
    ['M0 -18V18M-15.6 -9L15.6 9M15.6 -9L-15.6 9', '#3f8fc9', 3],
    [
      'M-5 -15L0 -10L5 -15M-5 15L0 10L5 15M-15.5 -3L-8.7 -5L-10.5 -12M15.5 3L8.7 5L10.5 12M15.5 -3L8.7 -5L10.5 -12M-15.5 3L-8.7 5L-10.5 12',
      '#3f8fc9',
      2.4,
    ],
    [ellipse(0, 0, 3.6), '#3f8fc9'],
  ],
];
