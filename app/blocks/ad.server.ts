import { phrase } from '#app/lib/phrase.ts';
import { z } from 'zod';
import { adSlotsOf } from '#app/pages/ads/page-ads.server.ts';
import { defaultAdSize, type AdSize } from '#app/pages/ads/ad-slots-data.ts';
import { defineBlock } from '#app/pages/layouts/block.server.ts';

const sizeAllowed = phrase('"" for 300x250, or width and height in px, such as "728x90"');
const size = z
  .string({ error: sizeAllowed })
  .regex(/^(?:[1-9]\d{0,3}x[1-9]\d{0,3})?$/, { error: sizeAllowed })
  .default('');

const ad = defineBlock({
  type: 'ad',
  description: 'A labelled box with a fixed size for one ad. Omitted if its ad number has no content',
  uses: ['adBox', 'adPosition', 'adIndex', 'className', 'idName', 'notExecute'],
  ads: 'own',
  settings: {
    size: z.strictObject({ m: size, p: size }).default({ m: '', p: '' }).meta({
      title: 'Size',
      description:
        'width and height of the box below 768 px (`m`) and from 768 px (`p`). An adaptive box only uses the height',
    }),
  },
  load(context, settings) {
    // The only child of the box is its label, so by default the ad comes after the first child.
    const adPosition = settings.adPosition.length > 0 ? settings.adPosition : [1];
    const slots = adSlotsOf(context, { ...settings, adPosition });
    if (!slots) return null;
    return {
      slots,
      size: { m: sizeOf(settings.size.m), p: sizeOf(settings.size.p) },
    };
  },
});

function sizeOf(text: string): AdSize {
  const [width, height] = text.split('x').map(Number);
  return width && height ? { width, height } : defaultAdSize;
}

/** The block that shows an ad. */
export const adBlocks = { ad };
