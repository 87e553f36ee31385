import type { LoaderFunctionArgs } from 'react-router';
import type { StudioPolicy } from '../../server/policy.ts';
import { readQuery } from './content-query.ts';
import { findItems } from './find-items.server.ts';
import { pageLength, pageOfRows } from './rows.server.ts';
import { openSection } from './section.server.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/** Returns a part of a section's list. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const section = await openSection({ context, request }, params.section);
  const { platform, content } = section;
  const { searchParams } = new URL(request.url);
  const found = await findItems(platform, content, readQuery(searchParams));
  const start = readCount(searchParams.get('start'), 0);
  const length = readCount(searchParams.get('length'), pageLength);
  return Response.json(pageOfRows(platform, section, found, { start, length }));
}

function readCount(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : otherwise;
}
