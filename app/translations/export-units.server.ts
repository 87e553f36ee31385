import type { BundleRegistry } from '#app/bundle/registry.ts';
import { siteSection, textsIn } from '#app/bundle/translations/text-holders.server.ts';
import type { TranslationState } from '#app/bundle/translations/translation.server.ts';
import type { InterfaceText } from '#app/messages/catalogue.server.ts';
import type { Db } from '#app/store/store.ts';
import { interfaceSection } from './interface-section.ts';
import { listInterfaceUnits, readOwnLanguages } from './interface-units.server.ts';
import { readHolders } from './read-holders.server.ts';
import { keyOf, type TextUnit } from './text-unit.ts';

/** Which texts of the site a file contains. */
export interface ExportOptions {
  registry: BundleRegistry;
  language: string;
  /** The built-in texts of the interface in the language. */
  interfaceTexts: readonly InterfaceText[];
  /** Limits the file to one section: the route name of a vertical, `site` or `interface`. */
  section?: string | undefined;
  /** Limits the file to texts in one state. */
  only?: TranslationState | undefined;
}

/** Returns the sections whose texts can be exported on their own. */
export function exportedSections({ verticals }: Pick<BundleRegistry, 'verticals'>): string[] {
  return [...Array.from(verticals.values(), ({ prefix }) => prefix), siteSection, interfaceSection];
}

/** Yields the published texts of the site and of its interface for a file. */
export async function* exportUnits(
  db: Db,
  { registry, language, interfaceTexts, section, only }: ExportOptions,
): AsyncGenerator<TextUnit> {
  const isWanted = ({ state }: Pick<TextUnit, 'state'>) => only === undefined || state === only;
  if (section !== interfaceSection) {
    for await (const holder of readHolders(db, registry)) {
      if (section !== undefined && holder.section !== section) continue;
      for (const text of textsIn(holder, language)) {
        const { path, text: original, translation, state } = text;
        if (isWanted(text)) {
          yield { key: keyOf(holder, path), original, translation: translation ?? '', state };
        }
      }
    }
  }
  if (section === undefined || section === interfaceSection) {
    const own = await readOwnLanguages(db);
    yield* listInterfaceUnits({ language, builtIn: interfaceTexts, own }).filter(isWanted);
  }
}
