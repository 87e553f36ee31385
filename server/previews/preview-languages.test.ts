import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import type { AdEntry } from '#app/domain/ad-entry.ts';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { builtIn } from '#app/verticals/index.server.ts';
import { layoutLibrary } from '#app/verticals/layout-library.server.ts';
import { withLibraryLayouts } from './preview-layouts.ts';
import { inTheme, withoutScripts } from './preview-platform.ts';

/*
 * Tests that a preview without scripts has none in any language of the site, and that a preview in one theme has this
 * theme in every language.
 */

const script = { id: 1, name: '', type: 1, needsConsent: true, markup: '' } as unknown as AdEntry;
const content = {
  settings: decodeSettings({}),
  ads: [script],
  layouts: new Map(),
  catalogues: new Map(),
  translations: new Map(),
} as unknown as Snapshot;
const site = { ...content, translations: new Map([['de', { ...content }]]) };

function inGerman(snapshot: Snapshot | null | undefined): Snapshot {
  const german = snapshot?.translations.get('de');
  if (!german) throw new Error('There is no German.');
  return german;
}

test('scripts of advertisers are left out', () => {
  expect(withoutScripts(site).ads).toEqual([]);
  expect(inGerman(withoutScripts(site)).ads).toEqual([]);
});

test('the theme is that of the preview', () => {
  const { snapshot } = inTheme({ snapshot: site, changedVerticals: new Set() }, 'dark');
  expect(inGerman(snapshot).settings.theme).toBe('dark');
});

test('a layout of the library is shown', () => {
  const shown: (Snapshot | null)[] = [];
  const platform = {
    verticals: builtIn.verticals,
    layoutLibrary,
    snapshots: { current: () => site },
  } as unknown as Platform;
  const previews = withLibraryLayouts(platform, ({ snapshots }) => ({
    handle: () => void shown.push(snapshots.current()),
  }));
  const server = builtIn.verticals.find(({ vertical }) => layoutLibrary.has(vertical.id));
  const { id, prefix } = server?.vertical ?? { id: 0, prefix: '' };
  const layout = layoutLibrary.get(id)?.[0]?.id ?? '';
  const request = { url: `/${prefix}?library-layout=${layout}` } as IncomingMessage;
  previews.handle(request, {} as ServerResponse);
  expect(shown[0]?.layouts.has(id)).toBe(true);
  expect(inGerman(shown[0]).layouts.has(id)).toBe(true);
});
