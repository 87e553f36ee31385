import { defineVertical } from '#app/pages/vertical.server.ts';
import { starSignMeta } from './star-sign-meta.server.ts';
import { starSignBlocks } from './blocks.server.ts';
import { starSignLayouts } from './layouts.server.ts';
import { hasReadingsIn } from './composed-texts.server.ts';
import { starSignExt, type SignFields } from './sign-ext.server.ts';
import { prepareSky } from './sky-today.server.ts';
import { starSignToday } from './today.server.ts';
import { starSign } from './vertical.ts';

export default defineVertical<SignFields>({
  vertical: starSign,
  homeTexts({ messages }) {
    const t = messages('star-sign');
    return { title: t('home.title'), description: t('home.description') };
  },
  extSchema: starSignExt,
  structuredDataTypes: ['sign'],
  isPlayed: false,
  composesIn: hasReadingsIn,
  blocks: starSignBlocks,
  layouts: starSignLayouts,
  describeItem: starSignMeta,
  prepare: prepareSky,
  today: starSignToday,
  widePicture: ({ fields }) => fields.imgWide,
});
