import { redirect, type LoaderFunctionArgs } from 'react-router';
import { readValue } from '../../draft/current-draft.server.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { pagesTarget } from '../text-pages/text-pages.server.ts';
import { findEditor } from './find-editor.server.ts';
import { otherPageAddress } from './other-page-names.ts';
import { findOtherPage, listOtherPages } from './other-pages.server.ts';

export const handle: StudioPolicy = { read: 'viewer' };

/**
 * Redirects to the editor of the page that the parameter `address` names, such as `/g/details/1001`. Without the
 * parameter, redirects to the editor of the home page of the first section that visitors see.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const address = new URL(request.url).searchParams.get('address') ?? '/';
  const path = URL.parse(address, 'http://localhost')?.pathname ?? address;
  const editor = findEditor(context.get(platformContext), path);
  if (editor !== null) return redirect(editor);
  const { value } = await readValue({ request, context }, pagesTarget);
  const page = findOtherPage(listOtherPages(value), path);
  if (!page) throw new Response(null, { status: 404 });
  return redirect(otherPageAddress(page));
}
