/**
 * Sentences from the pages that providers and hosts show in place of a removed game, in lower case. A short page that
 * contains one of them counts as such a page.
 */
const sentences = [
  'game has been removed',
  'game was removed',
  'game is no longer available',
  'game is not available',
  'game is currently unavailable',
  'game not found',
  'game does not exist',
  "game doesn't exist",
  'this game has been disabled',
  'content is no longer available',
  'page not found',
  'page cannot be found',
  "page can't be found",
  'file not found',
  '404 not found',
  'error 404',
  'not found on this server',
  'there is nothing here yet',
  "there isn't a github pages site here",
  'site not found',
  'repository not found',
  'nosuchbucket',
  'nosuchkey',
  'the specified key does not exist',
  'this domain is for sale',
  'buy this domain',
  'domain has expired',
  'domain is parked',
  'account has been suspended',
  'this account has been suspended',
] as const;

/** Longest text of a page that is searched. A longer page may contain such a sentence for another reason. */
const longestNotice = 2_000;

/** Returns the sentence that says that the game is gone, or `null`. `text` is the visible text of the page. */
export function findRemovalNotice(text: string): string | null {
  const read = text.replaceAll(/\s+/g, ' ').replaceAll('’', "'").trim().toLowerCase();
  if (read.length > longestNotice) return null;
  return sentences.find((sentence) => read.includes(sentence)) ?? null;
}

/** Returns the title and the text of a page without scripts, styles and tags. The result is not safe to show as HTML. */
export function readPageText(html: string): string {
  return html
    .replaceAll(/<(script|style|template)\b[^>]*>[^]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<!--[^]*?(?:-->|$)/g, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
