import { CEDAR, GOLD_PAINT, INDIGO, INK, JADE, PAPER, VERMILION, ellipse, type Drawing } from './paint.ts';

/** Faces with motifs of the house. Each drawing extends at most 20 units to the sides and 24 units up and down. */
export const houseFaces: readonly Drawing[] = [
  // teapot
  [
    ['M11 -2Q21 -5 19 5Q17 12 10 11', VERMILION, 3.6],
    ['M-9 8L-20 -8L-15 -9L-7 -3Z', '#b52f20'],
    [ellipse(0, 5, 13.5, 11.5), VERMILION],
    ['M-9 -5Q0 -14 9 -5Z', '#a52a1d'],
    [ellipse(0, -11.5, 3), GOLD_PAINT],
    ['M-9 17H9V20H-9Z', '#8f2217'],
    ['M-8 3Q-7 -2 -2 -3', '#ffb3a0', 2.6],
  ],
  // cup
  [
    ['M-5 -10Q-9 -14 -5 -20M5 -10Q1 -14 5 -20', '#8fa6b8', 2.6],
    ['M-14 -3H14Q14 15 5 17H-5Q-14 15 -14 -3Z', '#2f7fc4'],
    ['M-6 17H6V21H-6Z', '#1d558c'],
    [ellipse(0, -3, 14, 4), '#d9f0ff'],
    [ellipse(0, -2.6, 11.5, 2.7), '#8fc257'],
    ['M-10 8Q-6 3 -2 8T6 8T11 6', '#d9f0ff', 2.2],
  ],
  // lantern
  [
    ['M0 -23V-18M0 15V22', INK, 2],
    ['M-8 -18H8V-13H-8ZM-8 13H8V17H-8Z', INK],
    [ellipse(0, 0, 16, 14), VERMILION],
    [ellipse(0, 0, 8.5, 14), '#ff7a3d'],
    [ellipse(0, 0, 3.4, 14), '#ffd98a'],
    ['M-14 -6Q0 -3 14 -6M-16 0Q0 3 16 0M-14 6Q0 9 14 6', '#8f1f18', 1.3],
  ],
  // fan
  [
    ['M0 17L-20 -6A27 27 0 0 1 20 -6Z', '#7b3fa0'],
    ['M0 17L-9 3.5A13 13 0 0 1 9 3.5Z', '#e9cfa0'],
    ['M0 16L-13 -12M0 16L-5 -16M0 16L5 -16M0 16L13 -12', '#d9b3ef', 1.6],
    [ellipse(0, 16.5, 3.2), GOLD_PAINT],
  ],
  // parasol
  [
    ['M0 0V17Q0 22 6 21', CEDAR, 3],
    ['M-20 3A20 19 0 0 1 20 3Q15 -2 10 3Q5 -2 0 3Q-5 -2 -10 3Q-15 -2 -20 3Z', '#12808f'],
    ['M-10 3Q-9 -10 0 -16Q9 -10 10 3Q5 -2 0 3Q-5 -2 -10 3Z', '#ffc95c'],
    ['M0 -21V-15', INK, 2.6],
  ],
  // skewer
  [
    ['M0 -22V23', CEDAR, 2.6],
    [ellipse(0, -13, 8), '#f28aa8'],
    [ellipse(0, 1, 8), '#cfc6b4'],
    [ellipse(0, 1, 6.8), '#fffdf6'],
    [ellipse(0, 15, 8), '#7fb848'],
    ['M-4 -16Q-3 -18 -1 -18.500M-4 12Q-3 10 -1 9.5', '#ffffff', 1.8],
  ],
  // rice ball
  [
    ['M0 -18Q5 -18 9 -10L18 8Q20 17 12 17H-12Q-20 17 -18 8L-9 -10Q-5 -18 0 -18Z', '#c3b7a2'],
    ['M0 -16Q4 -16 7.5 -9L16 8Q17.5 15 11.5 15H-11.500Q-17.5 15 -16 8L-7.5 -9Q-4 -16 0 -16Z', '#ffffff'],
    ['M-8 3Q0 1 8 3V17H-8Z', '#1f3a34'],
    [ellipse(0, -6, 3), '#e5566a'],
  ],
  // bridge
  [
    ['M-20 17Q-15 14 -10 17T0 17T10 17T20 17', '#3f8fd0', 3],
    ['M-20 11Q0 -11 20 11L16 14Q0 -3 -16 14Z', VERMILION],
    ['M-20 3Q0 -19 20 3', '#a52a1d', 2.6],
    ['M-18 2V10M-9 -6V3M0 -9V0M9 -6V3M18 2V10', '#a52a1d', 2.4],
  ],
  // whisk
  [
    ['M-4 -4L-14 19Q0 24 14 19L4 -4Z', '#e3bd78'],
    ['M-3 -2L-9 20M-1 -2L-3 21M1 -2L3 21M3 -2L9 20', '#a8783c', 1.4],
    ['M-5.5 -21H5.500L5 -3H-5Z', '#c08f4e'],
    ['M-5.5 -4H5.500V0H-5.500Z', INK],
    ['M-2 -19V-6', '#efd7a3', 1.6],
  ],
  // bell
  [
    ['M-4 -17A4 4.5 0 0 1 4 -17', '#6b4a17', 2.6],
    ['M-14 15Q-12 -17 0 -17Q12 -17 14 15Z', '#b9862a'],
    ['M0 -17Q12 -17 14 15H6Q6 -10 0 -17Z', '#8f6417'],
    ['M-16 14H16V19H-16Z', '#6b4a17'],
    ['M-11.5 -1H11.500M-8 -8L-10 10', '#f3cf7c', 1.8],
    [ellipse(0, 7, 3.4), '#f3cf7c'],
  ],
  // window
  [
    [ellipse(0, 0, 19), CEDAR],
    [ellipse(0, 0, 15.5), '#ffe9b0'],
    ['M-6 15V-15M6 15V-15M-15 -6H15M-15 6H15', CEDAR, 2],
    ['M-15 8Q-4 -2 6 -12', JADE, 2.8],
    ['M2 -9Q8 -4 4 2Q-1 -3 2 -9ZM-6 -1Q1 4 -4 10Q-9 4 -6 -1Z', JADE],
  ],
  // drum
  [
    ['M-17 -7V9Q0 21 17 9V-7Z', INDIGO],
    ['M-17 -7L-9 13L-1 -1L8 13L17 -7', GOLD_PAINT, 1.8],
    [ellipse(0, -7, 17, 7.5), CEDAR],
    [ellipse(0, -8, 14.5, 5.5), PAPER],
    ['M4 -11L17 -22M-4 -11L-17 -22', '#c08f4e', 2.8],
  ],
];

/** The faces of the key pair and of the golden pair: a key and a kettle. */
export const keyFace: Drawing = [
  ['M0 -2V20M0 19H8M0 12H6', '#fff2c4', 6],
  ['M0 -2V20M0 19H8M0 12H6', '#c4831a', 3.6],
  [ellipse(0, -10, 10.5), '#fff2c4'],
  [ellipse(0, -10, 9), '#c4831a'],
  [ellipse(0, -10, 4), '#fff2c4'],
];
export const goldFace: Drawing = [
  ['M-11 -4A11 12 0 0 1 11 -4', '#7a4a05', 3],
  ['M-9 8L-20 -3L-15 -5L-8 1Z', '#a8690c'],
  [ellipse(0, 8, 15, 11.5), '#a8690c'],
  [ellipse(-1, 6.5, 12, 8.5), '#f7c945'],
  ['M-8 -3Q0 -8 8 -3Z', '#7a4a05'],
  [ellipse(0, -6, 2.6), '#fff3b8'],
  ['M-8 4Q-7 1 -3 0', '#fff8d8', 2.6],
];
