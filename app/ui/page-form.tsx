import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router';
import { usePageAddress } from './page-link.tsx';

/**
 * A form whose values become the query of the page at `action`. The page opens by client navigation, or as a document
 * in browsers without scripts.
 */
export function PageForm({ action, ...form }: Omit<ComponentProps<'form'>, 'action'> & { action: string }) {
  const navigate = useNavigate();
  const addressOf = usePageAddress();
  function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string') query.append(name, value);
    }
    const [path = '', hash] = action.split('#');
    void navigate({ pathname: path, search: query.toString(), hash: hash && `#${hash}` });
  }
  return <form {...form} action={addressOf(action)} onSubmit={submit} />;
}
