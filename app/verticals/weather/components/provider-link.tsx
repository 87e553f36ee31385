import type { ReactNode } from 'react';

/** Returns a function that renders the link to a provider of forecasts, as an element of a message. */
export function providerLink(href: string, className: string) {
  return (name: ReactNode) => (
    <a href={href} rel="noopener" className={`py-1 underline underline-offset-2 ${className}`}>
      {name}
    </a>
  );
}
