/** The operator's own texts of the interface in one language. */
export interface OwnLanguage {
  /**
   * The language whose texts replace missing ones. `null` selects a related built-in language or, if there is none, the
   * site's main language.
   */
  fallback: string | null;
  /** Texts by scope and key. */
  messages: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The operator's own texts of the interface by language tag. */
export type OwnLanguages = ReadonlyMap<string, OwnLanguage>;

export const noOwnLanguages: OwnLanguages = new Map();
