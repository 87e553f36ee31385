import { expect, it } from 'vitest';
import { readLanguage } from './language.ts';

it('the language is the chosen one, or the first of the browser’s languages that the Studio has', () => {
  const read = (accepted: string, cookies = '') => readLanguage({ cookies, accepted });
  expect(read('')).toBe('en');
  expect(read('fr-FR, de-CH;q=0.7, en;q=0.3')).toBe('de');
  expect(read('en;q=0.2, AR-eg;q=0.9, de;q=0')).toBe('ar');
  expect(read('de;q=nonsense, ar;q=0.1')).toBe('ar');
  expect(read('de', 'studio_theme=dark; studio_language=ar')).toBe('ar');
  expect(read('de', 'studio_language=__proto__')).toBe('de');
});
