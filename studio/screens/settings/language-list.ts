/** A language that can be chosen. */
export interface LanguageOption {
  /** BCP 47 tag. */
  id: string;
  /** Its name in the language of the Studio. */
  label: string;
  /** Whether Portico has built-in interface texts in this language. */
  isBuiltIn: boolean;
}
