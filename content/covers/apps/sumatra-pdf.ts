import { defineScene, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { writing } from '../props-apps.ts';

export default defineScene({
  palette: 'rose',
  background: (stage) => sky(stage, '#ffd0b8', '#e0584a'),
  motif: () =>
    solid('M80 52Q80 30 102 30H236L318 112V346Q318 368 296 368H102Q80 368 80 346Z', '#f7f9ff', {
      edge: 10,
      shade: 0.2,
      depth: 9,
    }) +
    solid('M236 30L318 112H258Q236 112 236 90Z', '#c9d4ee', { edge: 6 }) +
    writing(118, 110, [78, 78], '#a9b5d6', 36, 14) +
    writing(118, 182, [60, 60, 60, 90], '#a9b5d6', 42, 14) +
    solid('M282 130L176 268H240L210 384L330 232H262L308 130Z', '#ffc61f', { edge: 11, depth: 8 }),
});
