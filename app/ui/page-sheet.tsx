import { useLayoutEffect } from 'react';

const precedence = 'page';

/**
 * The one sheet of a page. A page of another sheet is shown when that has come; until then, and once they were shown,
 * sheets lay out nothing, for two whole sheets together have no order of rules (docs/decisions/0018).
 */
export function PageSheet({ href }: { href: string }) {
  useLayoutEffect(() => {
    const choose = () => {
      for (const link of document.querySelectorAll<HTMLLinkElement>(
        `link[data-precedence="${precedence}"]`,
      )) {
        const media = link.getAttribute('href') === href ? 'all' : 'not all';
        if (link.media !== media) link.media = media;
      }
    };
    choose();
    // React puts the next page's sheet into the document before it shows that page.
    const added = new MutationObserver(choose);
    added.observe(document.head, { childList: true });
    return () => added.disconnect();
  }, [href]);
  return <link rel="stylesheet" href={href} precedence={precedence} />;
}
