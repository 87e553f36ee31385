/** Something that visitors search for by name although it is not an item of a catalogue. */
export interface NamedThing {
  /**
   * `place` is a location of the weather, `section` the home of a vertical. The answers of `/api/suggest` contain these
   * four names.
   */
  kind: 'place' | 'category' | 'tag' | 'section';
  href: string;
  name: string;
  /** Language of the name, if it is not that of the page. */
  language?: string | undefined;
  /** Text that distinguishes it from other things with the same name, such as the country of a location. May be "". */
  detail: string;
}

/** Results that a vertical found by name. */
export interface NamedThings {
  /** Number of all matches, including those beyond `things`. */
  total: number;
  /** The best matches, the best first. */
  things: readonly NamedThing[];
}

/**
 * How closely a text has to match a name. `whole`: it is the name or its first words. `beginning`: it is the beginning
 * of the name or of a later word. `like`: it is only similar.
 */
export type NameFit = 'whole' | 'beginning' | 'like';
