import { use } from 'react';
import { addLanguage } from '#app/domain/languages.ts';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';
import type { LanguageAttributes } from './text-language.ts';

/**
 * HTML that others wrote, such as the text of an article. The server has sanitised it (`app/text`). Its links lead to
 * pages in the language of the document. Parts of the interface are components instead (docs/decisions/0028).
 */
export function SanitisedHtml({
  html,
  className,
  ...language
}: LanguageAttributes & { html: string; className?: string }) {
  const { prefix } = use(DocumentMessagesContext);
  return (
    <div {...language} className={className} dangerouslySetInnerHTML={{ __html: localLinks(html, prefix) }} />
  );
}

/** Adds the prefix of a language to the links to other pages. Links that already have the prefix stay unchanged. */
function localLinks(html: string, prefix: string): string {
  if (prefix === '') return html;
  return html.replaceAll(/(<a\s[^>]*?href=")([^"]*)/g, (link, start: string, address: string) =>
    address.startsWith(`${prefix}/`) ? link : start + addLanguage(prefix, address),
  );
}
