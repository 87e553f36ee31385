/** What search engines and shared links say of a section's home. */
export interface SectionTexts {
  title: string;
  description: string;
}

/** Returns the operator's text if it is set, otherwise the section's own text. */
export function sectionTexts(given: SectionTexts, own: SectionTexts): SectionTexts {
  return { title: given.title || own.title, description: given.description || own.description };
}
