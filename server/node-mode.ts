/** Settings of the process. This module is imported before everything that the settings affect. */
import { setFlagsFromString } from 'node:v8';

/** React chooses its build by this variable when it is loaded. */
process.env.NODE_ENV ??= 'production';

/**
 * Tunes V8's garbage collection for this server, as measured in docs/decisions/0022. Because all objects of the initial
 * load survive, V8 would learn to allocate the objects of renderings in old space. These settings prevent that: objects
 * of a rendering are allocated in new space, and small collections free them. Memory in use may grow by two fifths
 * before a full collection.
 */
setFlagsFromString('--no-allocation-site-pretenuring');
setFlagsFromString('--heap-growing-percent=40');
