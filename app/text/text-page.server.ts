import { decodeHTML, escapeUTF8 } from 'entities';
import { renderMarkdown } from './markdown.server.ts';
import { fillWords, type PageWord } from './page-words.server.ts';
import { splitTitle, type TextPageName } from '#app/domain/text-pages.ts';
import { withoutTags } from '#app/lib/plain-text.ts';

/** A text page ready to be shown. */
export interface TextPage {
  name: TextPageName;
  /** Plain text. */
  title: string;
  /** Sanitised HTML. Empty if the operator has not written the page yet. */
  html: string;
  /** Plain text of the first paragraph, shortened for the meta description. */
  description: string;
}

const descriptionLength = 160;

/** The text of a page before it is rendered. */
export interface TextPageSource {
  markdown: string;
  /** The title if the Markdown has none. */
  defaultTitle: string;
  /** HTML for the words in double braces. */
  values: Record<PageWord, string>;
}

/** Renders the Markdown of a text page. */
export function renderTextPage(name: TextPageName, source: TextPageSource): TextPage {
  const { markdown, values } = source;
  const { body } = splitTitle(markdown);
  const html = fillWords(renderMarkdown(body), values);
  const [, beginning = ''] = /<p>(.*?)<\/p>/s.exec(html) ?? [];
  return {
    name,
    title: textPageTitle(source),
    html,
    description: shorten(plain(beginning)),
  };
}

/** Returns the title of a text page as plain text. */
export function textPageTitle({ markdown, defaultTitle, values }: TextPageSource): string {
  return plain(fillWords(escapeUTF8(splitTitle(markdown).title), values)) || defaultTitle;
}

function plain(html: string): string {
  return decodeHTML(withoutTags(html.replaceAll(/<br[^>]*>/g, ' '), ''))
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Shortens a text to whole words within the length of a meta description. */
function shorten(text: string): string {
  if (text.length <= descriptionLength) return text;
  const cut = text.slice(0, descriptionLength - 1).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}
