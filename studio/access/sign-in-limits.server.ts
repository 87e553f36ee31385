import { createContext } from 'react-router';
import { nameKeyOf } from '#app/operators/operators.server.ts';
import type { Clock } from '#app/lib/clock.ts';
import { networkOf } from '#server/networks.ts';
import { createRateLimit } from '#server/rate-limit.ts';

/** Limits the attempts to sign in. */
export interface SignInLimits {
  /** Charges an attempt. Returns the seconds to wait, or 0. `name` is the entered account, if there is one. */
  take(address: string, name?: string): number;
  /** Notes that an account was used from an address, whose owner is then not affected by attempts from elsewhere. */
  noteSuccess(address: string, name: string): void;
}

export const signInLimitsContext = createContext<SignInLimits>();

/** Attempts of one address: twenty at once, then one a minute. */
const ofAddress = { burst: 20, perSecond: 1 / 60 };
/** Attempts for one account from all unknown addresses together: ten at once, then one in five minutes. */
const ofAccount = { burst: 10, perSecond: 1 / 300 };
/** Number of known addresses. The ones used longest ago are forgotten first. */
const mostKnown = 1_000;

/**
 * Creates the limits, in memory. Guessing passwords uses up the allowance of an account for unknown addresses only. The
 * operator can still sign in with a passkey, which is limited by address alone, or from a known address.
 */
export function createSignInLimits(clock: Clock): SignInLimits {
  const addresses = createRateLimit({ clock, ...ofAddress });
  const known = createRateLimit({ clock, ...ofAccount });
  const unknown = createRateLimit({ clock, ...ofAccount });
  const places = new Set<string>();
  const placeOf = (address: string, name: string) => `${networkOf(address)} ${nameKeyOf(name)}`;

  return {
    take(address, name) {
      const wait = addresses.take(address);
      if (wait > 0 || name === undefined) return wait;
      const place = placeOf(address, name);
      return places.has(place) ? known.take(place) : unknown.take(nameKeyOf(name));
    },
    noteSuccess(address, name) {
      const place = placeOf(address, name);
      places.delete(place);
      places.add(place);
      for (const oldest of places) {
        if (places.size <= mostKnown) break;
        places.delete(oldest);
      }
    },
  };
}
