/** Type of the deferred module script. Browsers do not run scripts of an unknown type. */
export const deferredType = 'text/deferred-module';
