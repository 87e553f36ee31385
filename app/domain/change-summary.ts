/*
 * The summaries of changes in the history. The store holds them as English sentences, so that every program can show
 * them. The Studio reads a sentence back to show it in another language.
 */

/** The history of a site contains these sentences, so new ones may be added, but none may be changed. */
const sentences = {
  began: 'The site begins without content.',
  seeded: 'Filled the empty site with the starter content.',
  published: 'Published a draft.',
  publishedDraft: 'Published the draft “{title}”.',
  publishedChanges: 'Published {#count change}: {places}.',
  undone: 'Undid change {version}: {change}',
  redone: 'Redid change {version}: {change}',
  imported: 'Imported a bundle.',
  importedEntries: 'Imported a bundle: {effects}.',
  importedTranslations: 'Imported translations into {language}.',
  moved: 'Moved {#count game} from {system}.',
  ranFeed: 'Ran the feed {name}: {#added} added, {#changed} changed, {#removed} removed.',
  pinnedItem: 'Pinned item {id} “{title}” at position {#position}.',
  hid: 'Hid item {id} “{title}”.',
  showed: 'Showed item {id} “{title}” again.',
  deleted: 'Deleted item {id} “{title}”.',
  released: 'Returned {fields} of item {id} “{title}” to its feed.',
  setRedirect: 'Redirected {from} to {to}.',
  removedRedirect: 'Removed the redirect of {from}.',
  changedTextPage: 'Changed the text page {name}.',
  changedSetting: 'Changed the setting {key}.',
  restoredSetting: 'Restored the default of {key}.',
  changed: 'Changed {#items item}, {#parts part} and {#pictures picture}.',
} as const;

/** Sentences that earlier versions wrote and the history of a site may still contain, by kind of summary. */
const earlierSentences = {
  pinned: 'Pinned item {id} at position {#position}.',
  redone: 'Did again change {version}: {change}',
} as const;

/** The values in a sentence: `{name}` is a text, `{#name}` a number, and `{#name noun}` a number with its noun. */
type ValuesIn<Text> = Text extends `${string}{${infer Placeholder}}${infer Rest}`
  ? (Placeholder extends `#${infer Name} ${string}`
      ? Record<Name, number>
      : Placeholder extends `#${infer Name}`
        ? Record<Name, number>
        : Record<Placeholder, string>) &
      ValuesIn<Rest>
  : unknown;

/** The kind of change that a new summary describes. */
export type SummaryKind = keyof typeof sentences;

/** The values of a kind of summary. */
export type SummaryValues<Kind extends SummaryKind> = ValuesIn<(typeof sentences)[Kind]>;

/** The sentences that a history can contain. */
type KnownSentences = typeof sentences & Omit<typeof earlierSentences, SummaryKind>;

/** The kind of a summary with the values of its sentence. */
export type ChangeSummary = {
  [Kind in keyof KnownSentences]: { kind: Kind; values: ValuesIn<KnownSentences[Kind]> };
}[keyof KnownSentences];

const placeholder = /\{(#?)(\w+)(?: (\w+))?\}/;

/** Returns the summary of a change, as the store holds it. */
export function writeSummary<Kind extends SummaryKind>(
  kind: Kind,
  ...[values]: unknown extends SummaryValues<Kind> ? [] : [values: SummaryValues<Kind>]
): string {
  const given = new Map(Object.entries(values ?? {}));
  return sentences[kind].replaceAll(
    new RegExp(placeholder, 'g'),
    (_, _mark: string, name: string, noun?: string) => {
      const value = given.get(name);
      return noun === undefined ? String(value) : countOf(Number(value), noun);
    },
  );
}

const patterns = [...Object.entries(sentences), ...Object.entries(earlierSentences)].map(
  ([kind, sentence]) => {
    // `pieces` contains the text before a placeholder, followed by the three groups of the placeholder, and so on.
    const pieces = sentence.split(placeholder);
    const fields: { name: string; isNumber: boolean }[] = [];
    let pattern = '';
    for (let index = 0; index < pieces.length; index += 4) {
      const [text = '', mark, name, noun] = pieces.slice(index, index + 4);
      pattern += text.replaceAll('.', String.raw`\.`);
      if (name === undefined) continue;
      fields.push({ name, isNumber: mark === '#' });
      pattern += mark === '#' ? String.raw`(\d+)` : '(.*?)';
      if (noun !== undefined) pattern += ` ${noun}s?`;
    }
    return { kind, fields, pattern: new RegExp(`^${pattern}$`, 's') };
  },
);

/** Parses a stored summary. Returns `null` for a summary in an operator's own words. */
export function readSummary(summary: string): ChangeSummary | null {
  for (const { kind, fields, pattern } of patterns) {
    const found = pattern.exec(summary);
    if (!found) continue;
    const values = fields.map(({ name, isNumber }, index) => {
      const text = found[index + 1] ?? '';
      return [name, isNumber ? Number(text) : text];
    });
    return { kind, values: Object.fromEntries(values) } as ChangeSummary;
  }
  return null;
}

/**
 * Returns the values in a summary: titles, names, keys, addresses and numbers. A summary that contains another one has
 * the values of both. A summary in an operator's own words has none.
 */
export function valuesInSummary(summary: string): string[] {
  const read = readSummary(summary);
  return Object.entries(read?.values ?? {}).flatMap(([name, value]) => {
    if (name === 'change') return valuesInSummary(String(value));
    if (name === 'places') return readTargets(String(value)).targets.map((target) => target.name);
    return name === 'effects' ? (readEffects(String(value))?.replaced ?? []) : [String(value)];
  });
}

/** What an import did. */
export interface ImportEffects {
  /** Numbers of added, changed and removed items. */
  added: number;
  changed: number;
  removed: number;
  /** Names of replaced parts other than items, such as `settings` or `menu of g`. */
  replaced: readonly string[];
}

/** Returns the effects of an import for its summary. */
export function writeEffects({ added, changed, removed, replaced }: ImportEffects): string {
  return joinWithAnd([
    ...(added > 0 ? [`${countOf(added, 'item')} added`] : []),
    ...(changed > 0 ? [`${countOf(changed, 'item')} changed`] : []),
    ...(removed > 0 ? [`${countOf(removed, 'item')} removed`] : []),
    ...(replaced.length > 0 ? [`${joinWithAnd(replaced)} replaced`] : []),
  ]);
}

const effectsPattern =
  /^(?:(\d+) items? added)?(?:(?:^|, | and )(\d+) items? changed)?(?:(?:^|, | and )(\d+) items? removed)?(?:(?:^|, | and )(.+) replaced)?$/;

/**
 * Reads the effects in the summary of an import. Returns `null` if the text does not have the form that `writeEffects`
 * returns.
 */
export function readEffects(text: string): ImportEffects | null {
  const found = effectsPattern.exec(text);
  if (!found) return null;
  const [, added = 0, changed = 0, removed = 0, replaced] = found;
  return {
    added: Number(added),
    changed: Number(changed),
    removed: Number(removed),
    replaced: replaced?.split(/, | and /) ?? [],
  };
}

/**
 * What a publication changed: one item, several items of a section, or another part of the site. `name` is the title of
 * the item, the prefix of the section, or the key of the part, such as `settings` or `menu of g`.
 */
export type SummaryTarget =
  | { kind: 'item'; name: string }
  | { kind: 'items'; count: number; name: string }
  | { kind: 'part'; name: string };

/** Maximum number of targets that a summary names. */
const maxTargets = 3;

/** Returns the changed targets for a summary: the first ones by name, and the number of the others. */
export function writeTargets(targets: readonly SummaryTarget[]): string {
  const more = targets.length - maxTargets;
  return joinWithAnd([
    ...targets.slice(0, maxTargets).map(writeTarget),
    ...(more > 0 ? [`${more} more`] : []),
  ]);
}

function writeTarget(target: SummaryTarget): string {
  // `readTargets` would end the title at a curly quotation mark inside it.
  if (target.kind === 'item') return quoteTitle(target.name.replaceAll(/[“”]/g, '"'));
  return target.kind === 'items' ? `${countOf(target.count, 'item')} of ${target.name}` : target.name;
}

const targetPattern = /“([^“”]*)”|\b(?:(\d+) items? of (\w+)|(\d+) more|(\w+(?: of \w+)?)(?=, | and |$))/g;

/** Reads the targets in the summary of a publication. `more` is the number of targets that are not named. */
export function readTargets(text: string): { targets: SummaryTarget[]; more: number } {
  const targets: SummaryTarget[] = [];
  let others = 0;
  for (const [, title, count, prefix = '', more, part] of text.matchAll(targetPattern)) {
    if (title !== undefined) targets.push({ kind: 'item', name: title });
    else if (count !== undefined) targets.push({ kind: 'items', count: Number(count), name: prefix });
    else if (more !== undefined) others = Number(more);
    else if (part !== undefined) targets.push({ kind: 'part', name: part });
  }
  return { targets, more: others };
}

/** Longest title in a summary, in characters. */
const longestTitle = 80;

/** Returns a title for a summary: on one line, shortened if necessary. */
export function shortTitle(title: string): string {
  const line = title.replaceAll(/\s+/g, ' ').trim();
  return line.length > longestTitle ? `${line.slice(0, longestTitle - 1).toWellFormed()}…` : line;
}

/** Returns a short title in quotation marks. */
export function quoteTitle(title: string): string {
  return `“${shortTitle(title)}”`;
}

/** Returns a number with its noun, such as “1 item” or “3 items”. */
export function countOf(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** Joins phrases to a list, such as “a, b and c”. */
export function joinWithAnd(phrases: readonly string[]): string {
  const last = phrases.at(-1) ?? '';
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(', ')} and ${last}`;
}
