/** What the setting `shareText` can name. */
export interface ShareNames {
  /** Heading of the page, such as the name of a game. */
  name: string;
  /** Title of the page as the document has it. */
  title: string;
  /** Short name of the site. */
  site: string;
}

const placeholder = /\{(name|title|site)\}/g;

/** First part of a text that looks like a placeholder and is none, or null. */
export function findUnknownPlaceholder(text: string): string | null {
  return /\{[^{}]*\}/.exec(text.replaceAll(placeholder, ''))?.[0] ?? null;
}

/** The text that goes with a shared address. What a name holds is never read as a placeholder. */
export function fillShareText(text: string, names: ShareNames): string {
  return text.replaceAll(placeholder, (_, key: keyof ShareNames) => names[key]);
}
