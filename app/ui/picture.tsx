import { pictureMarkup, type PictureLook } from './picture-markup.ts';

/** A picture in a place of its own; tiles hold theirs in their own markup. The loader changes it before hydration. */
export function Picture(look: PictureLook) {
  const { html } = pictureMarkup(look);
  return <span className="contents" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
