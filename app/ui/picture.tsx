import { pictureMarkup, type PictureLook } from './picture-markup.ts';

/**
 * A picture with an element of its own. Tiles include their pictures in their own markup. The loader changes the markup
 * before hydration.
 */
export function Picture(look: PictureLook) {
  const { html } = pictureMarkup(look);
  return <span className="contents" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
