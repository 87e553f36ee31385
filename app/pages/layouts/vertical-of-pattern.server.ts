import type { RouterContextProvider } from 'react-router';
import { platformContext } from '../request-context.server.ts';
import type { VerticalServer } from '../vertical.server.ts';

/** Returns the vertical whose prefix an address pattern begins with, such as `/g/cate/:cate_id`. */
export function verticalOfPattern(context: Readonly<RouterContextProvider>, pattern: string): VerticalServer {
  const [prefix] = segmentsOf(pattern);
  const found = context.get(platformContext).verticals.find(({ vertical }) => vertical.prefix === prefix);
  if (!found) throw new Error(`No vertical has the address ${pattern}.`);
  return found;
}

/** Returns the second segment of an address pattern, such as `cate` of `/g/cate/:cate_id`. */
export function segmentOfPattern(pattern: string): string {
  return segmentsOf(pattern)[1] ?? '';
}

function segmentsOf(pattern: string): string[] {
  return pattern.replace(/^\//, '').split('/');
}
