/**
 * Returns the web addresses of a licence given as an SPDX expression, such as `MIT` or `GPL-2.0-only OR MIT`. An
 * address is returned unchanged. Any other text has no addresses.
 */
export function licenceAddresses(licence: string): string[] {
  const text = licence.trim();
  if (/^https?:\/\/\S+$/.test(text)) return URL.canParse(text) ? [text] : [];
  const ids = text
    .split(/[\s()]+/)
    .join(' ')
    .split(/,| (?:OR|AND) /)
    .map((id) => id.trim().split(' WITH ')[0] ?? '');
  return ids.every((id) => isIdentifier(id)) ? [...new Set(ids.map(addressOf))] : [];
}

/** Returns the `license` of structured data, which must be an address. Returns `{}` if the licence has none. */
export function licenceOf(licence: string): { license?: string | string[] } {
  const [first, ...rest] = licenceAddresses(licence);
  if (first === undefined) return {};
  return { license: rest.length === 0 ? first : [first, ...rest] };
}

/** Whether a text is an SPDX identifier: it contains a version, or is one of the few identifiers without a version. */
function isIdentifier(id: string): boolean {
  return /^[A-Za-z][\w.]*(?:-[\w.]+)*-\d[\w.-]*\+?$/.test(id) || unversioned.has(id);
}

const unversioned = new Set(
  'MIT ISC Unlicense 0BSD Zlib WTFPL X11 NCSA MIT-0 JSON Vim Ruby curl HPND PostgreSQL BlueOak blessing Beerware'.split(
    ' ',
  ),
);

function addressOf(id: string): string {
  const plain = id.endsWith('+') ? `${id.slice(0, -1)}-or-later` : id;
  return `https://spdx.org/licenses/${plain}.html`;
}
