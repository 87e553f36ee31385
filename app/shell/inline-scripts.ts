import keepLanguage from 'virtual:keep-language';
import lazyPictures from 'virtual:lazy-pictures';
import deferredStarter from 'virtual:start-deferred';
import type { SiteData } from '#app/domain/site-data.ts';
import { earlyMarksScript } from '#app/visitor/early-marks.ts';
import { consentModeScript } from './consent-mode.ts';
import { consentPlatformScript } from './consent-platform.ts';
import { loadFontsScript } from './web-fonts.ts';

/**
 * The texts of the inline scripts of every document. They run from the server's markup. Each text is the same on every
 * page, so that one hash in the Content-Security-Policy allows it. In the browser, `inlineScripts` is `undefined`, so
 * that the browser's bundle contains none of the texts.
 */
export const inlineScripts = import.meta.env.SSR
  ? {
      /** Denies the consent signals until the visitor decides, in a consent platform or in the portal's banner. */
      consent: (site: SiteData | null) => (site?.consentPlatform ? consentPlatformScript : consentModeScript),
      earlyMarks: earlyMarksScript,
      keepLanguage,
      lazyPictures,
      loadFonts: loadFontsScript,
      deferredStarter,
    }
  : undefined;
