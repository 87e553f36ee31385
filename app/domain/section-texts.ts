/** What search engines and shared links say of a section's home. */
export interface SectionTexts {
  title: string;
  description: string;
}

/** The operator's words where given, else the section's own. */
export function sectionTexts(given: SectionTexts | undefined, own: SectionTexts): SectionTexts {
  return { title: given?.title || own.title, description: given?.description || own.description };
}
