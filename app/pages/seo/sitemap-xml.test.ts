import { expect, test } from 'vitest';
import { addressesPerFile } from './sitemap-xml.server.ts';

/** A long address of an item, as an alternate in one language. */
const alternate =
  '<xhtml:link rel="alternate" hreflang="pt-BR" href="https://www.a-long-name-of-a-site.example.org/pt-br/g/details/100000"/>';
const picture = 300;

test.each([1, 4, 5, 10, 50])(
  'a sitemap file in %i languages has at most 50,000 addresses and 50 MB',
  (languages) => {
    const most = addressesPerFile(languages);
    expect(most).toBeLessThanOrEqual(50_000);
    expect(most * ((languages + 1) * alternate.length + picture)).toBeLessThan(50_000_000);
    expect(most * (languages + 1) * alternate.length).toBeGreaterThan(10_000_000);
  },
);
