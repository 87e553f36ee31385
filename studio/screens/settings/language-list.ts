/** A language that can be chosen. */
export interface LanguageOption {
  /** BCP 47 tag. */
  id: string;
  /** Its name in the language of the Studio. */
  label: string;
  /** Whether Portico has texts of the interface in it. */
  isBuiltIn: boolean;
}

/** Reads the setting `languages`: tags with commas between them, the main language first. */
export function readTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}
