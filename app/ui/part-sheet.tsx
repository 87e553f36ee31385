import { useState } from 'react';

/**
 * The sheet of a part that few pages contain. It has only classes of this part, so it works with the sheet of any page
 * (docs/decisions/0018). The server inlines it (server/pages/page-sheets.ts). After a client navigation, React shows the
 * part when its sheet has loaded.
 */
export function PartSheet({ href }: { href: string }) {
  const [isInlined] = useState(() => hasInlined(href));
  return isInlined ? null : <link rel="stylesheet" href={href} precedence="part" />;
}

function hasInlined(href: string): boolean {
  return typeof document !== 'undefined' && document.querySelector(`style[data-href="${href}"]`) !== null;
}
