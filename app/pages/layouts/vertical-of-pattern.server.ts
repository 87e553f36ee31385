import type { RouterContextProvider } from 'react-router';
import { platformContext } from '../request-context.server.ts';
import type { VerticalServer } from '../vertical.server.ts';

/** Returns the vertical whose prefix an address pattern begins with, such as `/g/cate/:cate_id`. */
export function verticalOfPattern(context: Readonly<RouterContextProvider>, pattern: string): VerticalServer {
  const [prefix] = pattern.replace(/^\//, '').split('/');
  const found = context.get(platformContext).verticals.find(({ vertical }) => vertical.prefix === prefix);
  if (!found) throw new Error(`No vertical has the address ${pattern}.`);
  return found;
}
