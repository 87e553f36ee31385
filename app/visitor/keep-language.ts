import { chosenLanguageKey, typedSearchKey } from './language-keys.ts';

/**
 * Runs in the browser as an inline script before the first paint (scripts/vite-page-scripts.ts). Redirects visitors from
 * `/` to the home page in the language that they have chosen, except in a frame; other addresses are never redirected.
 * Stores the choice when a visitor follows a link to another language. Also stores the text in the search field, so that
 * the next document shows it again. The text of the script is the same on every page, so that one hash in the
 * Content-Security-Policy allows it.
 */
function keepLanguage(): void {
  const root = document.documentElement;
  const field = () => document.querySelector<HTMLInputElement>('input[name="kw"]');
  try {
    const chosen = localStorage.getItem(chosenLanguageKey)?.toLowerCase();
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
        localStorage.setItem(chosenLanguageKey, link.hreflang);
        sessionStorage.setItem(typedSearchKey, field()?.value ?? '');
      },
      true,
    );
    addEventListener('DOMContentLoaded', () => {
      const typed = sessionStorage.getItem(typedSearchKey);
      const empty = field();
      if (typed && empty?.value === '') empty.value = typed;
      sessionStorage.removeItem(typedSearchKey);
    });
  } catch {
    // Storage is blocked, so the language of each address applies.
  }
}

keepLanguage();
