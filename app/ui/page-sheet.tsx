import { useLayoutEffect, useState } from 'react';

const precedence = 'page';

/** Sheets in the document: links, and the one that the server has inlined. */
const sheetsOfPages = `link[data-precedence="${precedence}"], style[data-precedence="${precedence}"]`;

/**
 * The one sheet of a page. The server inlines that of the first page (server/page-sheets.ts); pages of another sheet
 * link theirs and are shown when it has loaded. A sheet that is not in use applies to no medium, because two whole
 * sheets together have no order of rules (docs/decisions/0018).
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
    // React puts the next page's sheet into the document before it shows that page.
    const added = new MutationObserver(choose);
    added.observe(document.head, { childList: true });
    return () => added.disconnect();
  }, [href]);
  return href === inlined ? null : <link rel="stylesheet" href={href} precedence={precedence} />;
}

function addressOf(sheet: HTMLLinkElement | HTMLStyleElement): string | null {
  return sheet instanceof HTMLLinkElement ? sheet.getAttribute('href') : (sheet.dataset.href ?? null);
}

/** Address of the sheet that was part of the document. `null` on the server. */
function findInlined(): string | null {
  if (typeof document === 'undefined') return null;
  const style = document.querySelector<HTMLStyleElement>(`style[data-precedence="${precedence}"]`);
  return style && addressOf(style);
}
