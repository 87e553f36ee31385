import { inlineScript } from '#app/ui/inline-script.ts';

/** A font: the arguments of the browser's `FontFace`. */
export interface WebFont {
  family: string;
  source: string;
  descriptors: FontFaceDescriptors;
}

/**
 * Runs inline in the browser before the first paint. On a first visit, the fonts would compete with the page's pictures
 * and make the browser lay the page out again for each of them. They therefore load after the page and are used all at
 * once. On later visits they are in the browser's cache and load immediately, so that no page is first painted in
 * another font. `main` are the addresses of the files that every page needs; the others load when a text needs them.
 */
function loadFonts(fonts: readonly WebFont[], main: readonly string[]): void {
  const limit = 3000;
  const faces = fonts.map(({ family, source, descriptors }) => new FontFace(family, source, descriptors));
  const mainFaces = faces.filter((_, index) => main.some((file) => fonts[index]?.source.includes(file)));
  let isStarted = false;

  function use() {
    for (const face of faces) document.fonts.add(face);
  }

  async function load() {
    if (isStarted) return;
    isStarted = true;
    await Promise.allSettled(mainFaces.map((face) => face.load()));
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
    // As above.
  }
  if (isCached) {
    use();
    void load();
  } else {
    addEventListener('load', load, { once: true });
    // A picture of another host can delay the event.
    setTimeout(load, limit);
  }
}

/** Returns the text of the inline script, for the server. */
export function loadFontsScript(fonts: readonly WebFont[], main: readonly string[]): string {
  return inlineScript(loadFonts, fonts, main);
}
