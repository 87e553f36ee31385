import { ChevronRight, FileText } from 'lucide-react';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { splitTitle, textPageAddress, textPageNames } from '#app/domain/text-pages.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { readValue } from '../../draft/current-draft.server.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { markdownOf, pagesTarget } from './text-pages.server.ts';

export const handle: StudioPolicy = { read: 'viewer' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { value, published } = await readValue({ request, context }, pagesTarget);
  return textPageNames.map((name) => {
    const markdown = markdownOf(value, name);
    return {
      name,
      address: textPageAddress(name),
      title: splitTitle(markdown).title,
      isWritten: markdown !== '',
      isChanged: markdown !== markdownOf(published, name),
    };
  });
}

/** The pages with texts of the operator, such as the privacy policy. */
export default function TextPages() {
  const pages = useLoaderData<typeof loader>();
  const t = useMessages('text-pages');
  return (
    <Card title={t('list.title')} isFlush>
      <title>{t('list.documentTitle')}</title>
      <p className="border-b border-divider px-5 py-4 text-secondary text-muted">{t('list.text')}</p>
      <ul>
        {pages.map(({ name, address, title, isWritten, isChanged }) => (
          <li key={name} className="border-b border-divider last:border-0">
            <Link
              to={name}
              prefetch="intent"
              className="flex min-h-14 items-center gap-3 px-5 py-2 outline-offset-[-3px] hover:bg-hover"
            >
              <FileText aria-hidden className="size-4.5 shrink-0 text-faint" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{t('page.name', { page: name })}</span>
                <span className="block truncate text-secondary text-faint">
                  {title === '' ? address : t('list.titled', { title, address })}
                </span>
              </span>
              {!isWritten && <Badge kind="warning">{t('list.missing')}</Badge>}
              {isChanged && <Badge kind="accent">{t('list.draft')}</Badge>}
              <ChevronRight aria-hidden className="size-4 shrink-0 text-faint rtl:rotate-180" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
