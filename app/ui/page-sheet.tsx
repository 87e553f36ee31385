import { useLayoutEffect, useState } from 'react';

const precedence = 'page';

/** Selects the sheets of pages in the document: those that are linked, and the one that the server has inlined. */
const sheetsOfPages = `link[data-precedence="${precedence}"], style[data-precedence="${precedence}"]`;

/**
 * The style sheet of a page. The server inlines the sheet of the document's first page (server/pages/page-sheets.ts). A
 * later page with another sheet links that sheet, and React shows the page when the sheet has loaded. The media query
 * of an unused sheet matches no medium, because two complete sheets must never apply together: the order of their rules
 * would be undefined (docs/decisions/0018).
 */
export function PageSheet({ href }: { href: string }) {
  const [inlined] = useState(findInlined);
  useLayoutEffect(() => {
    const choose = () => {
      for (const sheet of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(sheetsOfPages)) {
        const media = addressOf(sheet) === href ? 'all' : 'not all';
        if (sheet.media !== media) sheet.media = media;
      }
    };
    choose();
    // React inserts the next page's sheet into the document before it shows that page.
    const added = new MutationObserver(choose);
    added.observe(document.head, { childList: true });
    return () => added.disconnect();
  }, [href]);
  return href === inlined ? null : <link rel="stylesheet" href={href} precedence={precedence} />;
}

function addressOf(sheet: HTMLLinkElement | HTMLStyleElement): string | null {
  return sheet instanceof HTMLLinkElement ? sheet.getAttribute('href') : (sheet.dataset.href ?? null);
}

/** Returns the address of the sheet that was inlined in the document, or `null` on the server. */
function findInlined(): string | null {
  if (typeof document === 'undefined') return null;
  const style = document.querySelector<HTMLStyleElement>(`style[data-precedence="${precedence}"]`);
  return style && addressOf(style);
}
