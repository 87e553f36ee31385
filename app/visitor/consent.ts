import { localArea } from './storage.ts';

/** A visitor's decision on cookies; unknown and dismissed are both denied (READINGS 33). */
export type Consent = 'unknown' | 'accepted' | 'dismissed';

/** The decision stored for this host. */
export function readConsent(): Consent {
  const stored = localArea.get(`consent_${window.location.host}`);
  if (stored === 'accepted') return 'accepted';
  return stored === 'not-accepted' ? 'dismissed' : 'unknown';
}
