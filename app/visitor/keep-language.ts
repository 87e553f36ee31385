import { inlineScript } from '#app/ui/inline-script.ts';
import { chosenLanguageKey, typedSearchKey } from './language-keys.ts';

/**
 * Runs in the browser before the first paint. Redirects visitors from `/` to the home page in the language that they
 * have chosen, except in a frame; other addresses are never redirected. Stores the choice when a visitor follows a link
 * to another language. Also stores the text in the search field, so that the next document shows it again. The text is
 * the same on every page, so that one hash in the Content-Security-Policy allows it.
 */
function keepLanguage(choiceKey: string, typedKey: string): void {
  const root = document.documentElement;
  const field = () => document.querySelector<HTMLInputElement>('input[name="kw"]');
  try {
    const chosen = localStorage.getItem(choiceKey)?.toLowerCase();
    const isOwnWindow = window.parent === window;
    if (
      isOwnWindow &&
      location.pathname === '/' &&
      chosen &&
      root.dataset.languages?.split(' ').includes(chosen)
    ) {
      root.hidden = true;
      location.replace(`/${chosen}/${location.search}${location.hash}`);
    }
    addEventListener(
      'click',
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
        if (!link) return;
        localStorage.setItem(choiceKey, link.hreflang);
        sessionStorage.setItem(typedKey, field()?.value ?? '');
      },
      true,
    );
    addEventListener('DOMContentLoaded', () => {
      const typed = sessionStorage.getItem(typedKey);
      const empty = field();
      if (typed && empty?.value === '') empty.value = typed;
      sessionStorage.removeItem(typedKey);
    });
  } catch {
    // Storage is blocked, so the language of each address applies.
  }
}

/** Returns the text of the inline script that keeps the visitor's language. */
export function keepLanguageScript(): string {
  return inlineScript(keepLanguage, chosenLanguageKey, typedSearchKey);
}
