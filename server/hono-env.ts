import type { HttpBindings } from '@hono/node-server';

/** Type parameter of Hono. Handlers find Node's request and response in `c.env`. */
export type Env = { Bindings: HttpBindings };
