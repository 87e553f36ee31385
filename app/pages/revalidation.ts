import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Keeps the data of a page if only the fragment of its address changes. By default, React Router loads the page again
 * when the fragment is removed. The Back button removes it after the stage of a game has filled the window.
 */
export function revalidateUnlessFragment({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSamePage && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
}
