import { circlePath, defineScene, fill, line, rectPath, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';

const snap = (y: number, width: number, colour: string, decor = ''): string =>
  solid(
    `M50 ${y + 18}Q50 ${y} 68 ${y}H92L108 ${y + 18}H150L166 ${y}H${50 + width - 18}Q${50 + width} ${y} ${50 + width} ${y + 18}V${y + 70}Q${50 + width} ${y + 88} ${50 + width - 18} ${y + 88}H166L150 ${y + 106}H108L92 ${y + 88}H68Q50 ${y + 88} 50 ${y + 70}Z`,
    colour,
    { edge: 9, depth: 8 },
  ) + decor;

export default defineScene({
  palette: 'amber',
  background: (stage) => sky(stage, '#ffe08a', '#f59a2e'),
  motif: () =>
    snap(246, 220, '#35b86a', line('M92 294h64', '#ffffff', 16) + fill(circlePath(210, 294, 20), '#ffffff')) +
    snap(
      152,
      300,
      '#8a5cf0',
      line('M92 198h36', '#ffffff', 16) + fill(rectPath(160, 178, 150, 40, 20), '#ffffff'),
    ) +
    snap(58, 250, '#2f8fe8', line('M92 106h90', '#ffffff', 16) + fill('M214 78L262 104L214 130Z', '#ffffff')),
});
