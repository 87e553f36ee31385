import { phrase, readPhrase } from '#app/lib/phrase.ts';

/** Appends the reason why a value is refused to the description of the allowed values. Both are encoded phrases. */
export function withReason(allowed: string, reason: string): string {
  return phrase('{allowed}; {reason}', { allowed: readPhrase(allowed), reason: readPhrase(reason) });
}
