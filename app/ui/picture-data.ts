/** The bytes of a picture: prepared widths in the portal's own media, or another host's address. */
export type PictureSource = { hash: string; widths: readonly number[]; color: string } | { src: string };

/** A picture in the form in which pages use it. */
export type PictureData = PictureSource & {
  /** Description of the picture, if it has a text of its own. */
  alt?: string;
  /** Language of the description, if it is not that of the page. */
  language?: string | undefined;
  /** The version for windows from 768 px. */
  desktop?: PictureSource;
};
