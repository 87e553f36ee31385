/** The title and description of a section's home in search engines and shared links. */
export interface SectionTexts {
  title: string;
  description: string;
}

/** Returns the operator's text if it is set, otherwise the section's own text. */
export function sectionTexts(given: SectionTexts, own: SectionTexts): SectionTexts {
  return { title: given.title || own.title, description: given.description || own.description };
}
