import { readHtmlWithoutScripts } from './read-html.ts';

/** A text of a document, and the language of the element that contains it. */
export interface TextInLanguage {
  text: string;
  /** The nearest `lang`, a BCP 47 tag. */
  language: string;
}

/** The type of a text in a document (`Node.TEXT_NODE`). */
const textNode = 3;

/** Lists the texts that visitors see or hear: texts of elements, and descriptions of pictures. */
export function textsOfHtml(html: string): TextInLanguage[] {
  const $ = readHtmlWithoutScripts(html);
  $('script, style').remove();
  const texts = $('*')
    .contents()
    .toArray()
    .filter(({ nodeType }) => nodeType === textNode)
    .map((node) => ({ element: $(node).parent(), text: $(node).text() }));
  const descriptions = $('[alt]')
    .toArray()
    .map((picture) => ({ element: $(picture), text: picture.attribs.alt ?? '' }));
  return [...texts, ...descriptions].map(({ element, text }) => ({
    text,
    language: element.closest('[lang]').attr('lang') ?? '',
  }));
}
