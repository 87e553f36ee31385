/** The header of a request for data of the canvas that waits for a later revision of the draft than this one. */
export const laterThanHeader = 'x-draft-later-than';

/** The header of an answer to the canvas with the id of the draft in it and its revision, such as `7 12`. */
export const revisionHeader = 'x-draft-revision';
