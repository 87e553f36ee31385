import { noticesOfPlatform } from '#app/pages/notices.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { linkSettings, type SettingLink } from '../settings/settings.server.ts';

/** Settings that are missing, and what does not work without them. */
export interface MissingSettings {
  /** `contact`: the legal pages name no operator. Otherwise a sentence that says what does not work. */
  problem: 'contact' | { text: string };
  settings: readonly SettingLink[];
}

/** Lists the settings that the operator still has to make, with their names in the language of the Studio. */
export function listMissingSettings(platform: Platform, language: string): MissingSettings[] {
  const contact = listMissingContacts(platform);
  return [
    ...(contact.length > 0
      ? [{ problem: 'contact' as const, settings: linkSettings(platform, contact, language) }]
      : []),
    ...noticesOfPlatform(platform).map(({ problem, settings }) => ({
      problem: { text: problem },
      settings: linkSettings(platform, settings, language),
    })),
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
