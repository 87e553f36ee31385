import { inlineScript } from '#app/ui/inline-script.ts';

/**
 * Runs inline in the browser before the first paint. On a first visit, fonts load after the first paint. On later
 * visits they are in the browser's cache and are preloaded, so that no page is first painted in another font.
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
    // Without storage every visit counts as the first one.
  }
}

/**
 * Returns the text of the inline script, for the server. `addresses` are those of the fonts that every page of the site
 * uses.
 */
export function cachedFontsScript(addresses: readonly string[]): string {
  return inlineScript(preloadCachedFonts, addresses);
}
