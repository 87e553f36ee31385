import { documentError, parseJson, shapeError, type ParsedPage } from '#app/feeds/parse-page.ts';
import { isObject } from '#app/lib/is-object.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { phrase } from '#app/lib/phrase.ts';

/** Address of the index of F-Droid’s own repository. */
export const fdroidAddress = 'https://f-droid.org/repo/index-v2.json';

type JsonMap = Readonly<Record<string, unknown>>;

/**
 * Languages for texts and pictures, in order of preference. If none of them is available, another form of English is
 * used. If there is no English at all, any language is used.
 */
const languages = ['en-US', 'en-GB', 'en'];

/** Returns the value in the best available language, or undefined if there is none. */
export function inOurLanguage<Value>(values: Readonly<Record<string, Value>> | undefined): Value | undefined {
  const all = Object.keys(values ?? {});
  const best =
    languages.find((language) => all.includes(language)) ??
    all.find((language) => /^en[-_]/i.test(language)) ??
    all[0];
  return best === undefined ? undefined : ownValue(values, best);
}

/**
 * Reads the packages of an F-Droid index (version 2), each with its id, its title and the data of its repository.
 * Throws FeedShapeError for any other document.
 */
export function readFdroidIndex(text: string): ParsedPage {
  const index = parseJson(text, fdroidAddress);
  if (!isObject(index)) {
    throw shapeError([], index, phrase('an F-Droid index: {"repo": { … }, "packages": { … }}'));
  }
  refuseRelatives(index);
  const { repo, packages } = index;
  if (!isObject(repo))
    throw shapeError(['repo'], repo, phrase('an object with the address of the repository'));
  if (typeof repo.address !== 'string' || !URL.canParse(repo.address)) {
    throw shapeError(['repo', 'address'], repo.address, phrase('the address of the repository'));
  }
  if (!isObject(packages)) {
    throw shapeError(['packages'], packages, phrase('an object with the packages by their ids'));
  }
  const entries = Object.entries(packages);
  return {
    entries: entries.map(([id, value]) =>
      isObject(value) ? { ...value, id, title: titleOf(value), repo } : value,
    ),
    path: ['packages'],
    ...describeRepository(repo.address),
    entryPaths: entries.map(([id]) => ['packages', id]),
    next: null,
  };
}

/** Matches F-Droid's own repository and its archive, which count as one provider. */
const mainRepository = /^f-droid\.org\/(?:repo|archive)$/;

/**
 * Returns the host and path of the repository at an address as `repository`. Returns an empty object for F-Droid's own
 * repository and its archive.
 */
export function describeRepository(address: string): { repository?: string } {
  const { host, pathname } = new URL(address);
  const path = pathname.split('/').filter(Boolean);
  const repository = [host.replace(/^www\./, ''), ...path].join('/');
  return mainRepository.test(repository) ? {} : { repository };
}

/**
 * Refuses the repository's other index files (`entry.json` and version 1). Throws FeedShapeError with advice on which
 * file to use instead.
 */
function refuseRelatives(index: JsonMap): void {
  if (isObject(index.index) && !('packages' in index)) {
    const name = typeof index.index.name === 'string' ? index.index.name : '/index-v2.json';
    throw documentError(
      'index',
      phrase('this is entry.json, which only names the index'),
      phrase('the index itself: the same address with {name} at its end', {
        name: name.replace(/^\/?/, '/'),
      }),
    );
  }
  if (Array.isArray(index.apps)) {
    throw documentError(
      'apps',
      phrase('this is an index of version 1'),
      phrase('version 2: index-v2.json at the same address'),
    );
  }
}

function titleOf({ metadata }: JsonMap): string {
  const name = isObject(metadata) && isObject(metadata.name) ? inOurLanguage(metadata.name) : undefined;
  return typeof name === 'string' ? name : '';
}
