import { plainWidths } from '@portico/shared/prepared-files';
import { decodeHTML } from 'entities';
import type { MediaFile } from '#app/domain/media-file.ts';
import { isMediaPath } from '#app/domain/address-forms.ts';

/** The pictures of the site, by media path. */
interface Site {
  media: ReadonlyMap<string, MediaFile>;
}

/** The width at which a picture in a text is shown (`sizes` of HTML): at most the width of the text. */
const sizes = '(min-width: 48rem) 45rem, 92vw';

/**
 * Shows the pictures of sanitised HTML whose `src` is a media path (spec IMG-9). Pictures that do not exist are
 * removed. Sanitised HTML has no unescaped `<` or `>` except around tags.
 */
export function showTextPictures(html: string, site: Site): string {
  if (!html.includes('<img ')) return html;
  return html.replaceAll(/<img [^<>]*>/g, (tag) => {
    const path = decodeHTML(attribute(tag, 'src'));
    const file = site.media.get(path);
    if (file) return pictureTag(file, attribute(tag, 'alt'));
    return isMediaPath(path) && path.startsWith('uploads/') ? '' : tag;
  });
}

function pictureTag({ hash, widths, width, height }: MediaFile, alt: string): string {
  const plain = plainWidths(widths);
  const addressOf = (size: number) => `/media/${hash}-${size}.webp`;
  const list = plain.map((size) => `${addressOf(size)} ${size}w`).join(', ');
  const source = `src="${addressOf(plain.at(-1) ?? 0)}" srcset="${list}" sizes="${sizes}"`;
  return `<img ${source} width="${width}" height="${height}" alt="${alt}" loading="lazy" />`;
}

/** Returns the escaped value of an attribute. */
function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}
