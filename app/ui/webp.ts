/**
 * The webp twin of a picture in the portal's own media whose address ends in .png, .jpg or .jpeg; any other address, and
 * every address when the browser does not know webp, stays as it is (READINGS 36).
 */
export function toWebp(address: string, supported: boolean): string {
  return supported ? address.replace(ownPicture, '$1.webp$2') : address;
}

/** An address under `/media/`: what stands before the ending, and the query or hash after it. */
const ownPicture = /^(\/media\/[^?#]+)\.(?:png|jpe?g)((?:[?#].*)?)$/i;
