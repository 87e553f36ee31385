/** Something that visitors search for by name although it is not an item of a catalogue. */
export interface NamedThing {
  /**
   * `place` is a location of the weather, `section` the home of a vertical. The names are part of the answers of
   * `/api/suggest`.
   */
  kind: 'place' | 'category' | 'tag' | 'section';
  href: string;
  name: string;
  /** Language of the name, if it is not that of the page. */
  language?: string | undefined;
  /** Text that distinguishes it from others of the same name, such as its country. May be "". */
  detail: string;
}

/** Results that a vertical found by name. */
export interface NamedThings {
  /** Number of all matches, including those beyond `things`. */
  total: number;
  /** The best first. */
  things: readonly NamedThing[];
}

/** How closely a text matches a name: as the whole name or its first words, as a beginning, or only approximately. */
export type NameFit = 'whole' | 'beginning' | 'like';
