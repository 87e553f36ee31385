import { useTextLanguage } from './text-language.ts';

/**
 * HTML that others wrote, such as the text of an article. The server has sanitised it (`app/text`). Interface parts are
 * components instead (docs/decisions/0028).
 */
export function SanitisedHtml({ html, className }: { html: string; className?: string }) {
  return <div {...useTextLanguage()} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
