import { defineScene, fill, line } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { folder } from '../props-apps.ts';

export default defineScene({
  palette: 'lime',
  background: (stage) => sky(stage, '#e4f08a', '#5aa83e'),
  motif: () =>
    folder(34, 44, 186, '#3f8fe8') +
    folder(180, 208, 186, '#ff8a3d') +
    line('M258 92Q318 96 322 150', '#ffffff', 22) +
    fill('M288 140H356L322 188Z', '#ffffff') +
    line('M142 316Q82 312 78 260', '#ffffff', 22) +
    fill('M44 268H112L78 220Z', '#ffffff'),
});
