import { faultLine } from '#app/bundle/fault.ts';
import { inEnglish, plainPhrase } from '#app/lib/phrase.ts';
import { GuardedFetchError } from '#app/network/guarded-fetch.server.ts';
import { FeedShapeError } from './parse-page.ts';

/** The record of a run that failed. */
interface RunFailure {
  message: string;
  /** The message as an encoded phrase. */
  text: string;
}

/** Describes why a run failed, as an encoded phrase. */
export function describeFailure(error: unknown): string {
  if (error instanceof FeedShapeError) return faultLine(error.fault);
  if (error instanceof GuardedFetchError) return error.text;
  const message = error instanceof Error ? error.message : String(error);
  return plainPhrase(message.slice(0, 2_000));
}

/** Returns the record of a run that failed. `text` says why: an encoded phrase. */
export function failureSummary(text: string): RunFailure {
  const message = inEnglish(text).toWellFormed().replaceAll('\0', '').slice(0, 2_000);
  return { message, text };
}
