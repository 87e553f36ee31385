import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asList, asObject } from '#app/lib/json.ts';
import { parseJson } from '#app/bundle/json-source.server.ts';
import {
  holderOfItem,
  holdersOfSite,
  holdersOfVertical,
  siteSection,
  textsIn,
  type TextHolder,
} from '#app/bundle/translations/text-holders.server.ts';
import { builtIn } from '#app/verticals/index.server.ts';
import { rootFolder } from '#server/root-folder.ts';

/*
 * Shows the texts of the starter content that are missing in a language (content/README.md):
 *
 *   node scripts/content-translations.ts de         how many, by section
 *   node scripts/content-translations.ts de games   the missing texts of a section in English, in the form of its file
 */

/**
 * Returns everything that has texts, grouped by section. A section has the name of its file in `content/translations`.
 */
async function readHolders(): Promise<Map<string, TextHolder[]>> {
  const text = await readFile(path.join(rootFolder, 'content/starter/site.json'), 'utf8');
  const starter = asObject(parseJson(text));
  const { bundle, verticals } = builtIn;
  const sections = new Map<string, TextHolder[]>();
  for (const { vertical } of verticals) {
    const content = asObject(asObject(starter.data_content)[vertical.id]);
    sections.set(vertical.scope, [
      ...asList(content.list).flatMap((item) => holderOfItem(vertical.id, item, bundle)),
      ...holdersOfVertical(vertical.id, content, bundle),
    ]);
  }
  return sections.set(siteSection, holdersOfSite(new Map(Object.entries(starter)), bundle));
}

/** Returns the missing texts in the form of a file of `content/translations`. */
function listMissing(holders: readonly TextHolder[], language: string): Map<string, Map<string, unknown>> {
  const groups = new Map<string, Map<string, unknown>>();
  for (const holder of holders) {
    const texts = textsIn(holder, language)
      .filter(({ state }) => state === 'missing')
      .map(({ path: name, text }) => [name, text] as const);
    if (texts.length === 0) continue;
    if (holder.id === '') groups.set(holder.group, new Map(texts));
    else {
      const group = groups.get(holder.group) ?? new Map<string, unknown>();
      groups.set(holder.group, group.set(holder.id, Object.fromEntries(texts)));
    }
  }
  return groups;
}

const [language, chosen] = process.argv.slice(2);
if (language === undefined) {
  console.error('Name a language, such as: node scripts/content-translations.ts de');
  process.exit(2);
}
const sections = await readHolders();
const chosenHolders = chosen === undefined ? undefined : sections.get(chosen);
if (chosen !== undefined && !chosenHolders) {
  console.error(`There is no section "${chosen}"; there are ${[...sections.keys()].join(', ')}.`);
  process.exit(2);
}
if (chosenHolders) {
  const groups = [...listMissing(chosenHolders, language)].map(([group, texts]) => [
    group,
    Object.fromEntries(texts),
  ]);
  console.log(JSON.stringify(Object.fromEntries(groups), null, 2));
} else {
  for (const [section, holders] of sections) {
    const texts = holders.flatMap((holder) => textsIn(holder, language));
    const missing = texts.filter(({ state }) => state === 'missing').length;
    console.log(`${section}: ${texts.length - missing} of ${texts.length} texts`);
  }
}
