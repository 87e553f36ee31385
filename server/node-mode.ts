/** Settings of the process, imported before everything that they change. */
import { setFlagsFromString } from 'node:v8';

/** React chooses its build by this variable when it is loaded. */
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';

/**
 * Tunes V8's garbage collection for this server, as measured in docs/decisions/0022. Objects of a rendering are
 * allocated young, so that small collections free them. V8 would learn from the load, all of which survives, to
 * allocate such objects as old. Memory in use may grow by two fifths before a full collection.
 */
setFlagsFromString('--no-allocation-site-pretenuring');
setFlagsFromString('--heap-growing-percent=40');
