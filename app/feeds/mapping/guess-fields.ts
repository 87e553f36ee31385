import { isHttpsAddress } from '#app/domain/address-forms.ts';
import type { EntryPath } from './entry-paths.ts';
import { listFields, type MappedField } from './mapped-fields.ts';
import type { MappingRule } from './mapping-schema.ts';

interface Guess {
  /** Usual names of the field, in lower case and without punctuation, the best first. */
  names: readonly string[];
  /** Whether a value can be a value of the field. */
  fits: (value: string) => boolean;
}

const isAny = () => true;
const isShort = (value: string) => value.length <= 300;
const isNumber = (value: string) => /^\d{2,5}$/.test(value);
const isAddress = (value: string) => isHttpsAddress(value) || value.startsWith('http://');
const words = (text: string) => text.split(' ');

/** Usual names of a game's fields. The fields are guessed in this order, and each path is used for one field only. */
const guesses: readonly (readonly [MappedField, Guess])[] = [
  ['id', { names: words('id gid gameid uid uuid guid md5 slug key namespace code'), fits: isShort }],
  ['title', { names: words('title name gamename gametitle'), fits: isShort }],
  [
    'playAddress',
    {
      names: words(
        'playurl gameurl embedurl iframeurl playlink embedlink iframelink url play game embed iframe link gamelink href src file',
      ),
      fits: isAddress,
    },
  ],
  [
    'description',
    {
      names: words('description longdescription desc shortdescription summary content intro text'),
      fits: isAny,
    },
  ],
  ['instructions', { names: words('instruction howtoplay howto control guide'), fits: isAny }],
  [
    'widePicture',
    {
      names: words('wide wideimage widepicture banner bannerimage hero heroimage landscapeimage'),
      fits: isAddress,
    },
  ],
  [
    'picture',
    {
      names: words(
        'image imageurl thumb thumbnail thumbnailurl thumburl picture cover coverimage img icon asset',
      ),
      fits: isAddress,
    },
  ],
  ['categories', { names: words('category categorie genre maincategory type'), fits: isShort }],
  ['tags', { names: words('tag keyword'), fits: isAny }],
  ['devices', { names: words('device platform supporteddevice'), fits: isShort }],
  ['orientation', { names: words('orientation screenorientation mobilemode'), fits: isShort }],
  ['width', { names: words('width gamewidth w sizew'), fits: isNumber }],
  ['height', { names: words('height gameheight h sizeh'), fits: isNumber }],
  ['developer', { names: words('developer developername studio author company creator'), fits: isShort }],
  ['price', { names: words('price'), fits: isShort }],
  [
    'date',
    {
      names: words(
        'date datepublished published publishedat publishdate releasedate pubdate created createdat added addedat',
      ),
      fits: isShort,
    },
  ],
];

/** Names that only describe the kind of a value, so the name of the parent says what the value is. */
const generic = new Set(words('url https http href src name text value title label link large default'));

const listMarks = [',', ';', '|'];
const lists: readonly string[] = listFields;

/**
 * Guesses rules for the fields of a game from the names and values of entries. A field without a fitting path gets no
 * rule.
 */
export function guessFields(paths: readonly EntryPath[]): Partial<Record<MappedField, MappingRule>> {
  const used = new Set<string>();
  const rules: Partial<Record<MappedField, MappingRule>> = {};
  for (const [field, guess] of guesses) {
    const found = findPath(paths, guess, used);
    if (!found) continue;
    used.add(found.path);
    rules[field] = {
      from: [found.path],
      take: 'first',
      steps: suggestSteps(field, found.samples),
      constant: '',
    };
  }
  return rules;
}

function findPath(paths: readonly EntryPath[], { names, fits }: Guess, used: ReadonlySet<string>) {
  // Most lists have a few incomplete entries, so it is enough if half of the samples fit.
  const isLikely = (samples: readonly string[]) =>
    2 * samples.filter((one) => fits(one.trim())).length >= samples.length;
  const free = paths.filter(({ path, samples }) => !used.has(path) && isLikely(samples));
  for (const name of names) {
    const found = free.find(({ path }) => namesOf(path).includes(name));
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the names under which a path is looked up: its last meaningful part, this part without a final “s”, and its
 * last two parts joined.
 */
function namesOf(path: string): string[] {
  const parts = path.split('.').map((part) => part.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  const last = parts.at(-1) ?? '';
  const above = parts.at(-2) ?? '';
  const own = above !== '' && generic.has(last) ? above : last;
  return [own, own.replace(/s$/, ''), above + last];
}

/** Returns the step that splits the values of a list field, if they look like several values in one text. */
export function suggestSteps(field: MappedField, samples: readonly string[]): MappingRule['steps'] {
  if (!lists.includes(field)) return [];
  const mark = listMarks.find((one) => samples.some((sample) => sample.includes(one)));
  return mark === undefined ? [] : [{ do: 'split', by: mark }];
}
