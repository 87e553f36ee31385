/**
 * An error that prevents the server from starting. Its message says on one line what is wrong, where, and how to fix
 * it.
 */
export class StartError extends Error {
  override name = 'StartError';
}
