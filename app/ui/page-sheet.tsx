import { useLayoutEffect } from 'react';

const precedence = 'page';

/**
 * The one sheet of a page. A page of another sheet is shown when that has come; the sheets of earlier pages stay loaded
 * and are switched off, for two whole sheets together have no order of rules (docs/decisions/0018).
 */
export function PageSheet({ href }: { href: string }) {
  useLayoutEffect(() => {
    const links = document.querySelectorAll<HTMLLinkElement>(`link[data-precedence="${precedence}"]`);
    for (const link of links) if (link.sheet) link.sheet.disabled = link.getAttribute('href') !== href;
  }, [href]);
  return <link rel="stylesheet" href={href} precedence={precedence} />;
}
