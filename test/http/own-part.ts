/** Returns the HTML of a list page without the items of neighbouring categories that fill its last rows. */
export function withoutFilling(html: string): string {
  return html.replaceAll(/<li class="more-from.*?<\/ul>/gs, '</ul>');
}
