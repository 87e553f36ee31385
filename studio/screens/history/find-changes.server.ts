import { setImmediate } from 'node:timers/promises';
import { listChanges } from '#app/changes/read-changes.server.ts';
import { valuesInSummary } from '#app/domain/change-summary.ts';
import { foldName } from '#app/domain/search/fold-name.ts';
import type { MessageScopes } from '#app/messages/scopes.ts';
import { createTranslate, type MessageSource } from '#app/messages/translate.ts';
import type { ChangeFilter, RecordedChange } from '#app/store/recorded-changes.server.ts';
import type { Store } from '#app/store/store.ts';
import type { Headline } from '../../changes/headline.server.ts';

/**
 * Limits of a search: the number of changes that it reads at a time, and the number that it reads for one page. The
 * next page continues after these changes.
 */
export interface SearchLimits {
  batchSize: number;
  maxRead: number;
}

/** A page of the changes that match a search. */
export interface FoundChanges {
  /** Newest first. */
  changes: RecordedChange[];
  /** The next page contains only changes before this version. `null` on the last page. */
  next: number | null;
}

/** The language of the reader, and the function that formats the summaries of changes in this language. */
export interface HistoryReader {
  source: MessageSource;
  headline: Headline;
}

/**
 * Lists up to `limit` changes that contain all words of a text in the texts that the screen shows, or in the values
 * that their summaries contain. An empty string finds every change. The store cannot search summaries, because they are
 * shown in the language of the reader.
 */
export async function findChanges(
  store: Store,
  reader: HistoryReader,
  { text = '', limit, ...filter }: ChangeFilter & { text?: string | undefined; limit: number },
  { batchSize, maxRead }: SearchLimits = { batchSize: 500, maxRead: 10_000 },
): Promise<FoundChanges> {
  const words = fold(text, reader.source)
    .split(/\s+/)
    .filter((word) => word !== '');
  const size = words.length === 0 ? limit + 1 : batchSize;
  const searchedText = createSearchedText(reader);
  const changes: RecordedChange[] = [];
  let { before } = filter;
  for (let read = 0; read < maxRead; read += size) {
    const batch = await listChanges(store, { ...filter, before, limit: size });
    for (const change of batch) {
      if (words.length > 0) {
        const shown = searchedText(change);
        if (!words.every((word) => shown.includes(word))) continue;
      }
      if (changes.length === limit) return { changes, next: changes.at(-1)?.version ?? null };
      changes.push(change);
    }
    if (batch.length < size) return { changes, next: null };
    before = batch.at(-1)?.version;
    // Lets the server handle other requests between two batches.
    await setImmediate();
  }
  return { changes, next: before ?? null };
}

/** Creates the function that returns the searched text of a change, folded. */
function createSearchedText({ source, headline }: HistoryReader): (change: RecordedChange) => string {
  const t = createTranslate<MessageScopes['history']>(source, 'history');
  return ({ summary, author, origin }) => {
    const maker = author === '' ? t('change.origin', { origin }) : author;
    return fold([headline(summary), ...valuesInSummary(summary), maker].join('\n'), source);
  };
}

/** Folds a text as names are folded in the search, and removes quotation marks and invisible formatting characters. */
function fold(text: string, { language }: MessageSource): string {
  return foldName(text.replaceAll(/[\p{Cf}\p{Pi}\p{Pf}„‚"']/gu, ''), language);
}
