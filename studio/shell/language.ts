/** The languages of the Studio: BCP 47 tags. */
export const studioLanguages = ['en', 'de', 'ar'] as const;

export type StudioLanguage = (typeof studioLanguages)[number];

/** Returns the language of the Studio that a tag belongs to: German for `de-CH`. */
function findLanguage(tag: string): StudioLanguage | undefined {
  const [primary] = tag.trim().toLowerCase().split('-');
  return studioLanguages.find((language) => language === primary);
}

/**
 * Returns the language for a request: the one that the operator has chosen for this browser, or else the first of the
 * browser's languages that the Studio has, or else English. Documents of the Studio are never cached, so they may
 * depend on headers.
 */
export function readLanguage({ cookies, accepted }: { cookies: string; accepted: string }): StudioLanguage {
  const chosen = /(?:^|; )studio_language=(\w+)(?:;|$)/.exec(cookies)?.[1];
  const wanted = [chosen ?? '', ...orderByQuality(accepted)];
  return wanted.map(findLanguage).find((language) => language !== undefined) ?? 'en';
}

/** Returns the tags of an `Accept-Language` header, the most preferred first. */
function orderByQuality(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.split(';');
      return { tag, quality: quality.trim().startsWith('q=') ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
