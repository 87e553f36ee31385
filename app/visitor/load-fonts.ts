/** A built-in font: the arguments of the browser's `FontFace`. */
export interface WebFont {
  family: string;
  source: string;
  weight: string;
  unicodeRange: string;
  /** Whether every page needs the font. Other fonts load when a text needs them. */
  isMain?: boolean;
}

/** The fonts. The server declares this variable before the script (app/shell/web-fonts.ts). */
declare const builtInFonts: readonly WebFont[];

/** Milliseconds after which the fonts load even if the page has not. A picture of another host can delay the page. */
const limit = 3000;

/**
 * Runs in the browser as an inline script before the first paint (scripts/vite-page-scripts.ts). On a first visit, the
 * fonts would compete with the page's pictures, and each font would make the browser lay the page out again. They
 * therefore load after the page and are used all at once. On later visits they are in the browser's cache and load
 * immediately, so that no page is first painted in another font.
 */
function loadFonts(): void {
  const faces = builtInFonts.map(({ family, source, weight, unicodeRange, isMain }) => ({
    isMain,
    face: new FontFace(family, source, { weight, unicodeRange, display: 'swap' }),
  }));
  let isStarted = false;

  function use() {
    for (const { face } of faces) document.fonts.add(face);
  }

  async function load() {
    if (isStarted) return;
    isStarted = true;
    await Promise.allSettled(faces.filter(({ isMain }) => isMain).map(({ face }) => face.load()));
    use();
    try {
      localStorage.fonts_cached = '1';
    } catch {
      // Without storage every visit counts as the first one.
    }
  }

  let isCached = false;
  try {
    isCached = localStorage.fonts_cached === '1';
  } catch {
    // Without storage every visit counts as the first one.
  }
  if (isCached) {
    use();
    void load();
  } else {
    addEventListener('load', load, { once: true });
    setTimeout(load, limit);
  }
}

loadFonts();
