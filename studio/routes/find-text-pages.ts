import type { LoaderFunctionArgs } from 'react-router';
import {
  splitTitle,
  titleOfOwnPage,
  isOwnPageName,
  listTextPages,
  type TextPageName,
} from '#app/domain/text-pages.ts';
import { isJsonObject } from '#app/lib/json.ts';
import { readValue } from '../draft/current-draft.server.ts';
import { markdownOf, pagesTarget } from '../screens/text-pages/text-pages.server.ts';
import type { StudioPolicy } from '../server/policy.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/** A text page that the command palette offers. */
export interface FoundTextPage {
  name: TextPageName;
  title: string;
}

const longestQuery = 100;
const maxOffered = 5;

/** Finds text pages for the command palette, by their titles and addresses. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const query = (new URL(request.url).searchParams.get('q') ?? '').slice(0, longestQuery);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return Response.json([]);
  const { value } = await readValue({ request, context }, pagesTarget);
  const found = listTextPages(isJsonObject(value) ? Object.keys(value) : [])
    .map((name): FoundTextPage => {
      const { title } = splitTitle(markdownOf(value, name));
      return { name, title: title || (isOwnPageName(name) ? titleOfOwnPage(name) : name) };
    })
    .filter(({ name, title }) => {
      const text = `${title} ${name}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
  return Response.json(found.slice(0, maxOffered));
}
