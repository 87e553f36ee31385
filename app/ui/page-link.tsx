import { use } from 'react';
import { addLanguage } from '#app/domain/languages.ts';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';

/**
 * Returns the function that adds the language of the document to the address of a page: `/g` becomes `/de/g`. Addresses
 * of other sites and of files stay unchanged.
 */
export function usePageAddress(): (address: string) => string {
  const { prefix } = use(DocumentMessagesContext);
  return (address) => addLanguage(prefix, address);
}

/**
 * A plain link. One listener for the document turns clicks on links inside the portal into client navigations
 * (`shell/link-navigation.tsx`). The language of the document is added to the address of a page.
 */
export function PageLink({ href, children, ...link }: React.ComponentProps<'a'> & { href: string }) {
  return (
    <a href={usePageAddress()(href)} {...link}>
      {children}
    </a>
  );
}
