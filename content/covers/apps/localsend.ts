import { defineScene, fill, linear, shadow, solid, turn } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { screen } from '../props-apps.ts';

export default defineScene({
  palette: 'mint',
  background: (stage) => sky(stage, '#c4f2ea', '#3fa89a'),
  motif: () =>
    turn(-8, 120, 240, screen(34, 96, 172, 280, linear(['#5f7bff', '#a86bff'], 60), { radius: 32 })) +
    shadow(270, 216, 100, 0.25, 0.3) +
    solid('M372 28L250 246L214 172Z', '#e3ebfb', { edge: 6 }) +
    solid('M372 28L126 132L214 172Z', '#ffffff', { edge: 8, shade: 0.16 }) +
    fill('M372 28L214 172L208 236L250 196Z', '#a9bbe0'),
});
