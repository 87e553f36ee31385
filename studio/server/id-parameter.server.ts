import { data } from 'react-router';
import { parseId } from '#app/pages/layouts/parameters.server.ts';

/** Reads an id in an address. Throws an answer with status 404 if it is not an id. */
export function idParameter(given: string | undefined): number {
  const id = parseId(given);
  if (id === null) throw data(null, { status: 404 });
  return id;
}
