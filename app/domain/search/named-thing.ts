/** Something that visitors search for by name although it is not an item of a catalogue. */
export interface NamedThing {
  kind: 'place';
  href: string;
  name: string;
  /** What tells it from its namesakes, such as its country; may be "". */
  detail: string;
}

/** Results that a vertical found by name. */
export interface NamedThings {
  /** All that fit, those beyond `things` too. */
  total: number;
  /** The best first. */
  things: readonly NamedThing[];
}

/** How much of a name a text has to be: all of it or its first words, its beginning, or only much like it. */
export type NameFit = 'whole' | 'beginning' | 'like';
