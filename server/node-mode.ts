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

/**
 * V8 drops the hidden class of objects of which none is alive during two full collections. Node makes such objects for
 * every request. Once their classes are dropped, Node's code for requests is compiled anew and never becomes as fast
 * again: a bare server then needs 96,000 instead of 66,000 instructions for an answer (docs/performance.md).
 */
setFlagsFromString('--retain-maps-for-n-gc=1000000');
