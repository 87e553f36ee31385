import { addressLimit } from '#app/bundle/text-limits.ts';
import { isPlayAddress } from '#app/domain/address-forms.ts';
import { cleanAddress } from '#app/feeds/clean-text.server.ts';

/** Files that need a plug-in which browsers no longer have. */
const deadFile = /\.(?:swf|dcr|dir|unity3d|class|jar)$/i;

/** Number of UTF-16 units at the start of an embed code that are searched for its address. */
const embedStart = 4000;

/** Why a game cannot be played here: the predicate of a sentence about the game, such as “has no play address”. */
export interface PlayRefusal {
  refusal: string;
}

/**
 * Returns the address at which a game of another site is played, or why it cannot be played here. `given` is an address
 * or the code of a frame. `home` is the address of the other site, or "" if unknown.
 */
export function readPlayAddress(
  given: string,
  home: string,
  ownOrigins: ReadonlySet<string>,
): string | PlayRefusal {
  const text = given.trim();
  if (text === '') return { refusal: 'has no play address' };
  if (text.includes('<') && !/<iframe\b/i.test(text.slice(0, embedStart))) {
    return { refusal: 'has embed code without a frame' };
  }
  const written = cleanAddress(text.includes('<') ? frameSource(text.slice(0, embedStart)) : text);
  const whole = written.startsWith('//') ? `https:${written}` : written;
  const base = URL.canParse(home) ? home : undefined;
  if (!URL.canParse(whole)) {
    const isPath = whole !== '' && URL.canParse(whole, base ?? 'https://old.invalid');
    return { refusal: isPath ? onOldSite : 'has a play address that is not valid' };
  }
  const { href, host, pathname, protocol } = new URL(whole);
  if (deadFile.test(pathname))
    return { refusal: 'needs a plug-in such as Flash, which browsers no longer have' };
  if (base !== undefined && withoutWww(host) === withoutWww(new URL(base).host))
    return { refusal: onOldSite };
  if (protocol === 'http:') return { refusal: 'has a play address without https' };
  if (href.length > addressLimit || !isPlayAddress(href, ownOrigins)) {
    return { refusal: 'has a play address that cannot be framed' };
  }
  return href;
}

const onOldSite = 'has its files on the old site; upload it in the Studio';

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

function frameSource(code: string): string {
  return (
    /<iframe\b[^<>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(code)?.slice(1).find(Boolean) ?? ''
  );
}
