/** Settings of the process, imported before everything that they change. */
import { setFlagsFromString } from 'node:v8';

/** React chooses its build by this variable when it is loaded. */
process.env.NODE_ENV ??= process.argv.includes('--dev') ? 'development' : 'production';

/**
 * V8 collects garbage by what this server does, measured in docs/decisions/0022. What a rendering makes starts young, so
 * that small collections take it away: from the load, of which all survives, V8 would learn to make such things old at
 * once. And memory in use may grow by two fifths, no more, before all of it is searched.
 */
setFlagsFromString('--no-allocation-site-pretenuring');
setFlagsFromString('--heap-growing-percent=40');
