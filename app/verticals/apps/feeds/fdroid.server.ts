import { z } from 'zod';
import { isHttpsAddress } from '#app/domain/address-forms.ts';
import { asList, isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { cleanLine, cleanText } from '#app/feeds/clean-text.server.ts';
import { defineFeed, jsonContentTypes } from '#app/feeds/define-feed.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { shorten } from '#app/lib/shorten.ts';
import { phrase } from '#app/lib/phrase.ts';
import { apps, type Change, type Reasoned } from '../vertical.ts';
import { fdroidCategories } from './fdroid-categories.ts';
import { describeRepository, fdroidAddress, inOurLanguage, readFdroidIndex } from './read-index.server.ts';
import type { AppExt } from '../app-ext.server.ts';

const maxScreenshots = 12;
const maxChanges = 10;
const maxPermissions = 200;

const text = z.string().max(200_000);
const texts = z.record(z.string(), text);
const file = z.object({ name: z.string().max(2000), size: z.number().nonnegative().optional() });
const localFile = z.record(z.string(), file);
const localFiles = z.record(z.string(), z.array(file));

const permissions = z.array(z.object({ name: z.string().min(1).max(300) }));
/** A time in Unix milliseconds, up to the end of the year 9999. */
const moment = z.number().nonnegative().max(253_402_300_799_999);

const version = z.object({
  added: moment,
  file,
  manifest: z.object({
    versionName: text.default(''),
    versionCode: z.number(),
    usesSdk: z.object({ minSdkVersion: z.int().positive().default(1) }).optional(),
    usesPermission: permissions.default([]),
    usesPermissionSdk23: permissions.default([]),
  }),
  antiFeatures: z.record(z.string(), texts).default({}),
  whatsNew: texts.default({}),
});
type Version = z.output<typeof version>;

const repository = z.object({
  address: z.string(),
  name: texts.default({}),
  categories: z.record(z.string(), z.object({ name: texts.default({}) })).default({}),
  antiFeatures: z
    .record(z.string(), z.object({ name: texts.default({}), description: texts.default({}) }))
    .default({}),
});
type Repository = z.output<typeof repository>;

const packageEntry = z.object({
  id: z.string(),
  title: text,
  repo: repository,
  metadata: z.object({
    added: moment,
    categories: z.array(text).default([]),
    license: text.default(''),
    sourceCode: text.default(''),
    webSite: text.default(''),
    issueTracker: text.default(''),
    donate: z.array(text).default([]),
    authorName: text.default(''),
    authorWebSite: text.default(''),
    summary: texts.default({}),
    description: texts.default({}),
    icon: localFile.default({}),
    screenshots: z.record(z.string(), localFiles).default({}),
  }),
  versions: z.record(z.string(), version),
});
type Package = z.output<typeof packageEntry>;

/** Imports apps from an F-Droid repository, using version 2 of its index. */
export const fdroidFeed = defineFeed({
  provider: 'fdroid',
  name: 'F-Droid',
  verticalId: apps.id,
  address: fdroidAddress,
  idField: 'id',
  titleField: 'title',
  schema: packageEntry,
  parse: readFdroidIndex,
  repositoryOf,
  map(entry) {
    const { id, title, repo, metadata } = entry;
    const versions = Object.values(entry.versions).toSorted(isNewer);
    const [newest] = versions;
    if (!newest) return { refusal: phrase('has no version') };
    const summary = cleanLine(inOurLanguage(metadata.summary) ?? '');
    const inRepo = (name: string) => repositoryFile(repo, name);
    const icon = inOurLanguage(metadata.icon);
    return {
      title: title || id,
      intro: inOurLanguage(metadata.description) || summary,
      sections: [],
      keywords: '',
      categories: metadata.categories.map(
        (key) => inOurLanguage(ownValue(repo.categories, key)?.name) ?? key,
      ),
      image: icon ? inRepo(icon.name) : '',
      screenshots: screenshotsOf(entry).map(inRepo),
      publishedAt: metadata.added > 0 ? Math.floor(metadata.added / 1000) : null,
      ext: {
        ...filled({
          summary: shorten(summary, 300),
          developer: shorten(cleanLine(metadata.authorName), 200),
          developer_url: webAddress(metadata.authorWebSite),
          licence: shorten(cleanLine(metadata.license), 200),
          source: webAddress(metadata.sourceCode),
          website: webAddress(metadata.webSite),
          issues: webAddress(metadata.issueTracker),
          donate: metadata.donate.map(webAddress).find(Boolean) ?? '',
          version: shorten(cleanLine(newest.manifest.versionName), 100),
          version_date: dayOf(newest.added),
          min_system: androidVersion(newest.manifest.usesSdk?.minSdkVersion),
        }),
        platforms: ['Android'],
        size_bytes: Math.round(newest.file.size ?? 0),
        links: waysTo(entry, newest),
        permissions: permissionsOf(newest),
        anti_features: antiFeaturesOf(repo, newest).map((feature) => ({ ...feature })),
        changelog: changesOf(versions).map((change) => ({ ...change })),
      } satisfies AppExt,
    };
  },
  categories: fdroidCategories,
  paging: { kind: 'none' },
  neutralParameters: [],
  contentTypes: [...jsonContentTypes, 'application/octet-stream'],
});

/**
 * Returns the repository that an app was imported from, based on the app's first link. Returns undefined for F-Droid's
 * own repository, or if the link is not a valid address.
 */
function repositoryOf({ links }: Readonly<Record<string, JsonValue>>): string | undefined {
  const [link] = asList(links);
  const url = isJsonObject(link) && typeof link.url === 'string' ? link.url : '';
  if (!URL.canParse(url) || url.startsWith('https://f-droid.org/')) return undefined;
  return describeRepository(new URL('.', url).href).repository;
}

/** Compares versions by version code, then by the time at which they were added. The newest comes first. */
function isNewer(a: Version, b: Version): number {
  return b.manifest.versionCode - a.manifest.versionCode || b.added - a.added;
}

/**
 * Returns the address of a file, which the index names relative to the address of the repository. Returns "" if the
 * address is not valid.
 */
function repositoryFile({ address }: Repository, name: string): string {
  const whole = `${address.replace(/(?<!\/)\/+$/, '')}/${name.replace(/^\/+/, '')}`;
  return URL.canParse(whole) ? new URL(whole).href : '';
}

/**
 * Returns the file names of the phone screenshots. If there are none, returns those of the first device that has any.
 */
function screenshotsOf({ metadata: { screenshots } }: Package): string[] {
  const { phone, ...others } = screenshots;
  const lists = [phone, ...Object.values(others)].map((list) => inOurLanguage(list) ?? []);
  const chosen = lists.find((list) => list.length > 0) ?? [];
  return chosen.slice(0, maxScreenshots).map(({ name }) => name);
}

/**
 * Returns a link to the package's page at f-droid.org. For a package of another repository, returns a link to the
 * package file, or no link if the file's address is not https.
 */
function waysTo({ id, repo }: Package, newest: Version): { name: string; url: string }[] {
  if (/^https:\/\/f-droid\.org\/(?:repo|archive)\/?$/.test(repo.address)) {
    return [{ name: 'F-Droid', url: `https://f-droid.org/packages/${encodeURIComponent(id)}/` }];
  }
  const url = repositoryFile(repo, newest.file.name);
  const name = shorten(cleanLine(inOurLanguage(repo.name) ?? ''), 70);
  return isHttpsAddress(url) ? [{ name: name ? `APK from ${name}` : 'APK', url }] : [];
}

function permissionsOf({ manifest }: Version): { name: string; reason: string }[] {
  const names = [...manifest.usesPermission, ...manifest.usesPermissionSdk23].map(({ name }) => name);
  return [...new Set(names)]
    .slice(0, maxPermissions)
    .map((name) => ({ name: name.slice(0, 200), reason: '' }));
}

/**
 * Returns the warnings of a version. Each has the package's own reason or, if there is none, the repository's
 * description of the warning.
 */
function antiFeaturesOf(repo: Repository, { antiFeatures }: Version): Reasoned[] {
  return Object.entries(antiFeatures).map(([key, reasons]) => {
    const known = ownValue(repo.antiFeatures, key);
    const reason =
      cleanText(inOurLanguage(reasons) ?? '') || cleanText(inOurLanguage(known?.description) ?? '');
    return { name: cleanLine(inOurLanguage(known?.name) ?? '') || key, reason: shorten(reason, 1000) };
  });
}

/**
 * Returns the changes of the versions that describe them. A version with several packages, one for each type of
 * processor, is listed once.
 */
function changesOf(versions: readonly Version[]): Change[] {
  const changes = new Map<string, Change>();
  for (const { manifest, added, whatsNew } of versions) {
    const words = cleanText(inOurLanguage(whatsNew) ?? '');
    const name = shorten(cleanLine(manifest.versionName), 100) || String(manifest.versionCode);
    if (words === '' || changes.has(name)) continue;
    changes.set(name, { version: name, date: dayOf(added), text: words.slice(0, 10_000) });
  }
  return [...changes.values()].slice(0, maxChanges);
}

/** Returns an address if it is safe to link to, otherwise "". */
function webAddress(address: string): string {
  const trimmed = address.trim();
  return /^https?:\/\//i.test(trimmed) && trimmed.length <= 2000 && URL.canParse(trimmed) ? trimmed : '';
}

/** Returns the day of a time in Unix milliseconds, or "" if the time is 0. */
function dayOf(milliseconds: number): string {
  return milliseconds > 0 ? new Date(milliseconds).toISOString().slice(0, 10) : '';
}

/** Android versions by API level. */
const androidVersions: Readonly<Record<number, string>> = {
  7: '2.1',
  8: '2.2',
  9: '2.3',
  10: '2.3.3',
  11: '3.0',
  12: '3.1',
  13: '3.2',
  14: '4.0',
  15: '4.0.3',
  16: '4.1',
  17: '4.2',
  18: '4.3',
  19: '4.4',
  20: '4.4W',
  21: '5.0',
  22: '5.1',
  23: '6.0',
  24: '7.0',
  25: '7.1',
  26: '8.0',
  27: '8.1',
  28: '9',
  29: '10',
  30: '11',
  31: '12',
  32: '12L',
  33: '13',
  34: '14',
  35: '15',
  36: '16',
};

function androidVersion(level: number | undefined): string {
  if (level === undefined) return '';
  const name = androidVersions[level];
  if (name) return `Android ${name}`;
  return level > 36 ? `Android with API level ${level}` : 'Android';
}

/** Omits empty texts, so that they do not replace stored ones. */
function filled<Name extends string>(values: Readonly<Record<Name, string>>): Partial<Record<Name, string>> {
  const shown: Partial<Record<Name, string>> = { ...values };
  for (const name in values) if (values[name] === '') delete shown[name];
  return shown;
}
