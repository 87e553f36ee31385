import { noticesOfPlatform } from '#app/pages/notices.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { linkSettings, type SettingLink, type StoredValues } from '../settings/settings.server.ts';

/** Missing settings, and the features that do not work without them. */
export interface MissingSettings {
  /** `contact` if the legal pages name no operator. Otherwise a sentence that says what does not work. */
  problem: 'contact' | { text: string };
  settings: readonly SettingLink[];
  /** Whether the operator's draft already solves the problem. */
  isInDraft: boolean;
}

/**
 * Lists the settings that are missing on the published site, with their names in the language of the Studio. `stored`
 * contains the settings of the operator's draft, and `say` formats encoded phrases.
 */
export function listMissingSettings(
  platform: Platform,
  { stored, language, say }: { stored: StoredValues; language: string; say: (text: string) => string },
): MissingSettings[] {
  const linksTo = (keys: readonly string[]) => linkSettings(platform, keys, { stored, language });
  const contact = linksTo(listMissingContacts(platform));
  return [
    ...(contact.length > 0
      ? [
          {
            problem: 'contact' as const,
            settings: contact,
            isInDraft: contact.every(({ isFilled }) => isFilled),
          },
        ]
      : []),
    ...noticesOfPlatform(platform).map(({ problem, settings: keys }) => {
      const settings = linksTo(keys);
      // One of the settings is enough to solve the problem.
      return {
        problem: { text: say(problem) },
        settings,
        isInDraft: settings.some(({ isFilled }) => isFilled),
      };
    }),
  ];
}

function listMissingContacts({ snapshots }: Platform): string[] {
  const operator = snapshots.current()?.settings.operator;
  if (!operator) return [];
  const { name, address, email } = operator;
  return Object.entries({ name, address, email }).flatMap(([key, value]) =>
    value.trim() === '' ? [`operator.${key}`] : [],
  );
}
