/** Longest value of a parameter that is shown, in characters. Ids and keys are usually longer. */
const shownLength = 4;

/** Parameters whose values are never shown, however short they are. */
const secretNames = /sid|key|token|secret|auth|pass|sign|sig\b|user|account|publisher|affiliate/i;

/** A part of a path that looks like a key: long, with letters and digits. */
const keyLike = /^(?=.*\d)(?=.*[a-z])[\w-]{16,}$/i;

/**
 * Returns an address without the parts that may be secret. "…" replaces parts of its path that look like keys, and the
 * values of its parameters, except short values such as page numbers. A text that is not an address becomes "…".
 */
export function shortenAddress(address: string): string {
  if (!URL.canParse(address)) return '…';
  const { protocol, host, pathname, searchParams } = new URL(address);
  const path = pathname
    .split('/')
    .map((part) => (keyLike.test(part) ? '…' : part))
    .join('/');
  const parameters = [...searchParams].map(([name, value]) => {
    const isShown = value.length <= shownLength && !secretNames.test(name);
    return `${encodeURIComponent(name)}=${isShown ? encodeURIComponent(value) : '…'}`;
  });
  return `${protocol}//${host}${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
}

/** Shortens all addresses in a message. */
export function shortenAddressesIn(message: string): string {
  return message.replaceAll(/https?:\/\/[^\s"'<>]+/gi, (address) => shortenAddress(address));
}
