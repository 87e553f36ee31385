/** Site info (spec SITE-6). An empty string selects the built-in value. */
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

/** The part of the safe section that has an effect (spec BUN-13). */
export interface SafeSection {
  /** Bare details addresses, as `host/path`, whose chosen item is remembered for a session (spec NAV-4). */
  pages: readonly string[];
}
