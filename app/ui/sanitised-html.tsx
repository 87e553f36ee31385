import type { LanguageAttributes } from './text-language.ts';

/**
 * HTML that others wrote, such as the text of an article. The server has sanitised it (`app/text`). Interface parts are
 * components instead (docs/decisions/0028).
 */
export function SanitisedHtml({
  html,
  className,
  ...language
}: LanguageAttributes & { html: string; className?: string }) {
  return <div {...language} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
