/** Whether the publisher id in the address of a game is a real one, and not a placeholder from documentation. */
export function isPublisherId(id: string): boolean {
  const text = id.trim();
  return text !== '' && !/^(?:[as]?id|<.*>|\{.*\}|x+|your\b.*|your[_-].*)$/i.test(text);
}

/**
 * Returns a warning, as an encoded phrase, if the addresses of games contain no real publisher id. `idOf` returns the
 * id in an address, or "".
 */
export function warnUnlessPaid(
  playUrls: Iterable<string>,
  idOf: (url: URL) => string,
  warning: (counts: { unpaid: number; count: number }) => string,
): string[] {
  let [count, unpaid] = [0, 0];
  for (const playUrl of playUrls) {
    count += 1;
    if (!isPublisherId(idOf(new URL(playUrl)))) unpaid += 1;
  }
  return unpaid === 0 ? [] : [warning({ unpaid, count })];
}
