/** Settings of the process. This module is imported before everything that the settings affect. */
import { setFlagsFromString } from 'node:v8';

/** React chooses its build by this variable when it is loaded. */
process.env.NODE_ENV ??= 'production';

/**
 * Tunes V8's garbage collection for this server, as measured in docs/decisions/0022. V8 would learn from the initial
 * load, all of which survives, to allocate objects of a rendering as old. Without that, they are allocated young and
 * small collections free them. Memory in use may grow by two fifths before a full collection.
 */
setFlagsFromString('--no-allocation-site-pretenuring');
setFlagsFromString('--heap-growing-percent=40');
