import { use } from 'react';
import { useLocation } from 'react-router';
import { addLanguage, languagePrefix } from '#app/domain/languages.ts';
import { DocumentMessagesContext, useMessages } from '#app/messages/use-messages.ts';
import { useSiteData } from '#app/visitor/site-data.ts';

/**
 * Links to this page in the other languages of the site. They are plain links: each opens as a document, because a
 * document contains the messages of one language. `keep-language.ts` stores the choice. Renders nothing if there is
 * only one language.
 */
export function LanguageSwitch() {
  const t = useMessages('shell');
  const { language } = use(DocumentMessagesContext);
  const { pathname, search } = useLocation();
  const languages = useSiteData()?.languages ?? [];
  if (languages.length === 0) return null;
  const tags = languages.map(({ tag }) => tag);
  return (
    <nav aria-label={t('language.legend')} className="mt-5">
      <p aria-hidden className="mb-1.5 text-sm text-soft">
        {t('language.legend')}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {languages.map(({ tag, name }) => (
          <li key={tag}>
            <a
              href={addLanguage(languagePrefix(tags, tag), pathname + search)}
              hrefLang={tag}
              lang={tag}
              aria-current={tag === language ? 'true' : undefined}
              className="inline-block py-1 text-sm text-soft hover:text-strong hover:underline aria-[current]:font-bold aria-[current]:text-strong pointer-coarse:py-3"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
