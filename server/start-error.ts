/** Something that keeps the server from starting: what, where, and how to mend it, in one line. */
export class StartError extends Error {
  override name = 'StartError';
}
