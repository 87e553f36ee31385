import type { StudioLanguage } from './language.ts';

/** Maximum age of the cookie in seconds: a year. */
const keptFor = 31_536_000;

/** Stores the language for the next documents and reloads the current document in it (`readLanguage`). */
export function setLanguage(language: StudioLanguage): void {
  document.cookie = `studio_language=${language}; Path=/; Max-Age=${keptFor}; SameSite=Strict`;
  location.reload();
}
