import { circlePath, defineScene, fill, line, linear } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { screen } from '../props-apps.ts';

export default defineScene({
  palette: 'violet',
  background: (stage) => sky(stage, '#c8a8ff', '#6238c0'),
  motif: () =>
    screen(44, 70, 312, 260, linear(['#34c8d8', '#2f6be0'], 60), { rim: 12 }) +
    fill('M60 318V270Q140 220 210 262T344 250V318Z', '#1d3f9a') +
    fill(circlePath(116, 142, 30), '#ffe27a') +
    line(
      'M30 112V62Q30 50 42 50H92M308 50H358Q370 50 370 62V112M370 288V338Q370 350 358 350H308M92 350H42Q30 350 30 338V288',
      '#ffffff',
      20,
    ) +
    line('M148 272L262 168', '#5a0b2c', 34, 0.3) +
    line('M144 266L256 164', '#ff4f6d', 30) +
    fill('M204 130L308 116L284 218Z', '#ff4f6d'),
});
