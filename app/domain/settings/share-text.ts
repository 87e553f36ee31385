/** The values of the placeholders that the setting `shareText` can contain. */
export interface ShareNames {
  /** Heading of the page, such as the name of a game. */
  name: string;
  /** The document title of the page. */
  title: string;
  /** Short name of the site. */
  site: string;
}

const placeholder = /\{(name|title|site)\}/g;

/** Returns the first `{…}` in a text that is not a known placeholder. Returns `null` if there is none. */
export function findUnknownPlaceholder(text: string): string | null {
  return /\{[^{}]*\}/.exec(text.replaceAll(placeholder, ''))?.[0] ?? null;
}

/** Returns the text for a shared address. A value that looks like a placeholder is not replaced again. */
export function fillShareText(text: string, names: ShareNames): string {
  return text.replaceAll(placeholder, (_, key: keyof ShareNames) => names[key]);
}
