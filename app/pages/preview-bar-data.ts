/** The bar above the pages of a preview: its texts, and where it leads. */
export interface PreviewBar {
  /** Names the bar for screen readers. */
  label: string;
  title: string;
  details: string;
  publishedLink: string;
  studioLink: string;
  /** Address of the draft in the Studio. `null` if there is no Studio. */
  studio: string | null;
}
