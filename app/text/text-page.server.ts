import { decodeHTML, escapeUTF8 } from 'entities';
import { renderMarkdown } from './markdown.server.ts';
import { fillWords, type PageWord } from './page-words.server.ts';
import { splitTitle, textPages, type TextPageName } from '#app/domain/text-pages.ts';

/** A text page ready to be shown. */
export interface TextPage {
  name: TextPageName;
  /** Plain text. */
  title: string;
  /** Sanitised HTML. Empty if the operator has not written it yet. */
  html: string;
  /** Beginning of the text, for the meta tag. */
  description: string;
}

const descriptionLength = 160;

/** Makes a text page of its Markdown; `values` is HTML for the words in double braces. */
export function renderTextPage(
  name: TextPageName,
  markdown: string,
  values: Record<PageWord, string>,
): TextPage {
  const { body } = splitTitle(markdown);
  const html = fillWords(renderMarkdown(body), values);
  const [, beginning = ''] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  return {
    name,
    title: textPageTitle(name, markdown, values),
    html,
    description: shorten(plain(beginning)),
  };
}

/** Title of a text page, plain text. */
export function textPageTitle(
  name: TextPageName,
  markdown: string,
  values: Record<PageWord, string>,
): string {
  return plain(fillWords(escapeUTF8(splitTitle(markdown).title), values)) || textPages[name];
}

function plain(html: string): string {
  return decodeHTML(html.replaceAll(/<br[^>]*>/g, ' ').replaceAll(/<[^<>]*>/g, ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whole words up to the length of a meta description. */
function shorten(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength - 1).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
