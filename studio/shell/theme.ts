/** The theme that the operator has chosen for this browser. */
export type Theme = 'system' | 'light' | 'dark';

export const themes: readonly Theme[] = ['system', 'light', 'dark'];

const cookieName = 'studio_theme';
/** Maximum age of the cookie in seconds: a year. */
const keptFor = 31_536_000;

/** Reads the theme from the cookies of a request. */
export function readTheme(cookies: string): Theme {
  const value = /(?:^|; )studio_theme=(light|dark)(?:;|$)/.exec(cookies)?.[1];
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Returns the value of the attribute `data-theme` of the document. */
export function themeAttribute(theme: Theme): 'light' | 'dark' | undefined {
  return theme === 'system' ? undefined : theme;
}

/** Shows a theme and stores it for the next document. The cookie is no secret, so a script may write it. */
export function setTheme(theme: Theme): void {
  const age = theme === 'system' ? 0 : keptFor;
  document.cookie = `${cookieName}=${theme}; Path=/; Max-Age=${age}; SameSite=Strict`;
  const value = themeAttribute(theme);
  if (value) document.documentElement.dataset.theme = value;
  else delete document.documentElement.dataset.theme;
}
