import type { HttpBindings } from '@hono/node-server';

/** Hono's type parameter: handlers find Node's request and response in `c.env`. */
export type Env = { Bindings: HttpBindings };
