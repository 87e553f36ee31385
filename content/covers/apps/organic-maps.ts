import { defineScene, fill, rectPath, solid } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { writing } from '../props-apps.ts';

export default defineScene({
  palette: 'lime',
  background: (stage) => sky(stage, '#bfe88a', '#2f9a78'),
  motif: () =>
    fill('M-40 420V300L70 190L140 262L236 132L440 330V420Z', '#1e7a68') +
    fill('M236 132L190 194L224 216L246 200L272 220L286 182Z', '#f4fff8') +
    fill('M-40 420V350Q120 300 220 344T440 330V420Z', '#8fd66a') +
    solid(rectPath(180, 50, 36, 330, 10), '#9a5a30', { edge: 8 }) +
    solid('M96 84H312L362 122L312 160H96Q84 160 84 148V96Q84 84 96 84Z', '#ffc24a', { edge: 10, depth: 6 }) +
    solid('M304 186H104L54 224L104 262H304Q316 262 316 250V198Q316 186 304 186Z', '#ff8a5c', {
      edge: 10,
      depth: 6,
    }) +
    writing(124, 122, [130], '#9a5a10', 20, 13) +
    writing(132, 224, [120], '#8a2f14', 20, 13),
});
