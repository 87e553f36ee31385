/**
 * Type of the deferred module script. Browsers do not run scripts of an unknown type, so the script waits until
 * `start-deferred.ts` starts it.
 */
export const deferredType = 'text/deferred-module';
