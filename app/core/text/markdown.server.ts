import { marked } from 'marked';
import { sanitiseHtml } from '#app/core/bundle/sanitise.server.ts';

/** HTML of an operator's Markdown, cleaned like all HTML from outside. */
export function renderMarkdown(text: string): string {
  return sanitiseHtml(marked.parse(text, { async: false, gfm: true })).trim();
}
