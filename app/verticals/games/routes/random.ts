import { redirect } from 'react-router';
import { homeAddress, itemAddress } from '#app/core/catalogue/addresses.ts';
import { pickRandom } from '#app/core/catalogue/random.ts';
import { openPage } from '#app/core/layouts/page.server.ts';
import { gamesServer } from '../vertical.server.ts';
import type { Route } from './+types/random';

/** A random game, another one each time (READINGS 19). */
export function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = openPage(context, gamesServer);
  const [item] = pickRandom(catalogue.openItems, 1, Math.random);
  const address = item ? `${itemAddress(item)}#random` : homeAddress(catalogue.verticalId);
  return redirect(address, { status: 302, headers: { 'Cache-Control': 'no-store' } });
}
