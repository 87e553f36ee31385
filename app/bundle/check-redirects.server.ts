import { phrase } from '#app/lib/phrase.ts';
import {
  addressKey,
  findLoops,
  isNewAddress,
  isOldAddress,
  maxRedirects,
  newAddressAllowed,
  oldAddressAllowed,
} from '#app/domain/redirects.ts';
import type { FaultList } from './fault.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';

const field = 'ext_redirects';

/** Checks the redirects, an object that maps old addresses to new ones. */
export function checkRedirects(faults: FaultList, redirects: JsonValue): void {
  if (!isJsonObject(redirects)) {
    faults.addValue([field], redirects, phrase('an object of old addresses with the new one of each'));
    return;
  }
  const entries = Object.entries(redirects);
  if (entries.length > maxRedirects) {
    faults.add(
      [field],
      phrase('has {count} entries', { count: entries.length }),
      phrase('at most {amount}', { amount: maxRedirects }),
    );
    return;
  }
  const table = new Map<string, string>();
  const written = new Map<string, string>();
  for (const [from, to] of entries) {
    const path = [field, from];
    const key = isOldAddress(from) ? addressKey(from) : null;
    if (key === null) {
      faults.add(path, phrase('cannot be redirected'), oldAddressAllowed);
      continue;
    }
    const earlier = written.get(key);
    if (earlier !== undefined) {
      faults.add(
        path,
        phrase('is the same address as {address}', { address: JSON.stringify(earlier) }),
        phrase('one entry for each address'),
      );
    } else if (typeof to !== 'string' || !isNewAddress(to)) {
      faults.addValue(path, to, newAddressAllowed);
    } else {
      written.set(key, from);
      table.set(key, to);
    }
  }
  for (const loop of findLoops(table)) {
    const [first = ''] = loop;
    const way = [...loop, first].map((key) => written.get(key) ?? key).join(' → ');
    faults.add(
      [field, written.get(first) ?? first],
      phrase('leads back to itself: {way}', { way }),
      phrase('an address outside of the loop'),
    );
  }
}
