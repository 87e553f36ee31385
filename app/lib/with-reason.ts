import { phrase, readPhrase } from '#app/lib/phrase.ts';

/** Joins the description of the allowed values and the reason why a value is refused. All texts are encoded phrases. */
export function withReason(allowed: string, reason: string): string {
  return phrase('{allowed}; {reason}', { allowed: readPhrase(allowed), reason: readPhrase(reason) });
}
