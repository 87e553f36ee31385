/** Settings of the process, imported before everything that they change. */
import { setFlagsFromString } from 'node:v8';

/** React chooses its build by this variable when it is loaded. */
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';

/**
 * What a rendering makes starts young, so that small collections take it away again. From the load, of which all
 * survives, V8 would learn to make such things old from the start; then only its search through the whole catalogue
 * finds them (`docs/scaling.md`, "Collections").
 */
setFlagsFromString('--no-allocation-site-pretenuring');
