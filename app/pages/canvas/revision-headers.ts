/** Request header with a revision of the draft. The data of the canvas is sent when the draft has a later revision. */
export const laterThanHeader = 'x-draft-later-than';

/** Response header with the id and the revision of the draft in the answer to the canvas, such as `7 12`. */
export const revisionHeader = 'x-draft-revision';
