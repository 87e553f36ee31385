import { inlineScript } from '#app/ui/inline-script.ts';

/**
 * Runs in the browser, inline and before the first paint. Fonts wait for the first paint of a first visit. Later visits
 * have them in the browser's cache, and preload them so that no page is painted in another font first.
 */
function preloadCachedFonts(addresses: readonly string[]): void {
  try {
    if (localStorage.fonts_cached) {
      for (const href of addresses) {
        const link = document.createElement('link');
        link.rel = 'preload';
        link.as = 'font';
        link.type = 'font/woff2';
        link.crossOrigin = 'anonymous';
        link.href = href;
        document.head.append(link);
      }
    } else {
      addEventListener('load', () => {
        void document.fonts.ready.then(() => {
          localStorage.fonts_cached = '1';
        });
      });
    }
  } catch {
    // Without storage each visit is a first one.
  }
}

/** Text of the inline script, for the server. `addresses` are those of the fonts that every page of the site uses. */
export function cachedFontsScript(addresses: readonly string[]): string {
  return inlineScript(preloadCachedFonts, addresses);
}
