import { escapeText } from 'entities';
import type { PreviewSnapshot } from '#app/changes/preview-snapshot.server.ts';
import type { AdEntry } from '#app/domain/ad-entry.ts';
import type { SearchedNames } from '#app/domain/catalogue/catalogue.ts';
import { popularityIn } from '#app/domain/catalogue/popularity.ts';
import { cataloguesOf, changeSnapshot, type Snapshot } from '#app/domain/snapshot.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { createSuggesting, type Suggesting } from '#app/snapshot/suggesting.server.ts';

/* The platforms from which previews are rendered. Each is the portal's own platform with the snapshot of a draft. */

export type Theme = 'dark' | 'light';

/** Reads the name of a theme. Returns `null` for other texts. */
export function readTheme(text: string | null): Theme | null {
  return text === 'dark' || text === 'light' ? text : null;
}

/** Returns the preview in a theme, whatever the operator's own system prefers. `null` leaves the preview unchanged. */
export function inTheme(preview: PreviewSnapshot, theme: Theme | null): PreviewSnapshot {
  if (theme === null) return preview;
  const snapshot = changeSnapshot(preview.snapshot, (one) => ({
    ...one,
    settings: { ...one.settings, theme },
  }));
  return { ...preview, snapshot };
}

/** Returns the snapshot without the scripts of advertisers and of consent platforms. */
export function withoutScripts(snapshot: Snapshot): Snapshot {
  return changeSnapshot(snapshot, (one) => {
    const { settings } = one;
    const consent: typeof settings.consent = { ...settings.consent, source: 'banner' };
    const banner = { ...settings.cookie, display: false };
    const ads = one.ads.flatMap((entry) => (entry.type <= 2 ? [] : [withoutScript(entry)]));
    return { ...one, ads, settings: { ...settings, consent, cookie: banner } };
  });
}

/** Returns an entry in which a labelled box replaces everything that needs consent. The box fills its slot. */
function withoutScript(entry: AdEntry): AdEntry {
  if (!entry.needsConsent) return entry;
  const label = escapeText(entry.name === '' ? `#${entry.id}` : entry.name);
  const box = `<div style="display:grid;place-items:center;height:100%;padding:8px;border:2px dashed;font-weight:600;text-align:center">${label}</div>`;
  // An entry without HTML has no slot, so it gets no box.
  const markup = entry.markup.trim() === '' ? '' : box;
  return { ...entry, type: 5, markup, scriptAddress: '', code: '', attributes: {}, needsConsent: false };
}

/** Returns the platform with a preview's snapshot. It answers interactions without storing them. */
export function platformOf(platform: Platform, preview: PreviewSnapshot): Platform {
  const { snapshot } = preview;
  return {
    ...platform,
    isPreview: true,
    snapshots: { ...platform.snapshots, current: () => snapshot },
    suggesting: suggestingOf(platform, preview),
    votes: { ...platform.votes, vote: ignore, collect: ignore, open: ignore, report: ignore },
  };
}

async function ignore(): Promise<void> {}

/**
 * Returns suggestions that come from the preview's catalogues in verticals that the draft changes, and from the
 * published catalogues in all others.
 */
function suggestingOf(
  { suggesting, votes, log }: Platform,
  { snapshot, changedVerticals }: PreviewSnapshot,
): Suggesting {
  const own = createSuggesting();
  const changed = [...cataloguesOf(snapshot)].filter(({ verticalId }) => changedVerticals.has(verticalId));
  own
    .follow(changed, popularityIn(snapshot, votes.figures))
    .catch((error: unknown) => log.error({ err: error }, 'The names of a preview could not be read'));
  const of = ({ verticalId }: SearchedNames) => (changedVerticals.has(verticalId) ? own : suggesting);
  return {
    follow: own.follow,
    find: (names, ...rest) => of(names).find(names, ...rest),
    correct: (names, text) => of(names).correct(names, text),
    listLike: (names, text) => of(names).listLike(names, text),
    findAlike: (names, ...rest) => of(names).findAlike(names, ...rest),
  };
}

/**
 * Returns the platform of the canvas. Scripts of advertisers and of consent platforms do not run in the canvas, and the
 * HTML of each block contains the block's position in the layout.
 */
export function canvasOf(previewed: Platform, canvas: NonNullable<Platform['canvas']>): Platform {
  const snapshot = previewed.snapshots.current();
  const shown = snapshot && withoutScripts(snapshot);
  return { ...previewed, snapshots: { ...previewed.snapshots, current: () => shown }, canvas };
}
