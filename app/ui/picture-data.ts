/** A picture as a page needs it: prepared widths in the portal's own media, or another host's address. */
export type PictureData = { hash: string; widths: readonly number[]; color: string } | { src: string };
