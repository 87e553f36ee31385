import type { ReactNode } from 'react';
import { useLanguageAttributes, type ContentName, type TextLanguage } from './text-language.ts';

/** A text in a language. It is wrapped in an element only if its language differs from that of the page. */
export function InLanguage({ language, children }: TextLanguage & { children: ReactNode }) {
  const attributes = useLanguageAttributes(language);
  return attributes.lang === undefined ? children : <span {...attributes}>{children}</span>;
}

/** Returns a function that renders a part of a message whose text is in the given language. */
export function textIn(language: string | undefined): (text: ReactNode) => ReactNode {
  return (text) => <InLanguage language={language}>{text}</InLanguage>;
}

/** The name of a category, tag or another part of the content. */
export function Name({ of: { name, language } }: { of: ContentName }) {
  return <InLanguage language={language}>{name}</InLanguage>;
}
