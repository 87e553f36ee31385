/** Site info (original spec 1, READINGS 10). Empty text: the built-in value. */
export interface SiteInfo {
  host: string;
  protocol: string;
  keywords: string;
  description: string;
  title: string;
  image: string;
  logoTop: string;
  logoBottom: string;
  /** Whether the bundle's figures (votes, openings, ratings) are real, or samples that only order lists. */
  figures: 'real' | 'sample';
}

/** The safe section (READINGS 11): carried; only the page list has a use. */
export interface SafeSection {
  /** `host/path` entries whose bare details visits are remembered (READINGS 19). */
  pages: readonly string[];
}
