import { redirect, type RouterContextProvider } from 'react-router';
import { homeAddress, itemAddress } from '#app/domain/catalogue/addresses.ts';
import { pickRandom } from '#app/domain/catalogue/random.ts';
import type { VerticalServer } from '../vertical.server.ts';
import { openPage } from './page.server.ts';
import { cacheControl } from '#app/lib/cache-control.ts';

/**
 * Redirects `/{prefix}/details` without an id to a random item, a different one each time, or to the home page of an
 * empty vertical (spec ADDR-5).
 */
export function redirectToRandom(context: Readonly<RouterContextProvider>, server: VerticalServer): Response {
  const { catalogue } = openPage(context, server);
  const [item] = pickRandom(catalogue.openItems, 1, Math.random);
  const address = item ? `${itemAddress(item)}#random` : homeAddress(catalogue);
  return redirect(address, { status: 302, headers: { 'Cache-Control': cacheControl.none } });
}
