import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import english from './messages/en.json' with { type: 'json' };
import type { Messages } from './messages/keys.d.ts';

/** The messages of one language, by key. */
type Texts = Readonly<Record<string, CompiledMessage>>;

/**
 * Returns functions that load the messages of a language, by path (`./messages/de.json`): the result of
 * `import.meta.glob`, which exists only in a build of Vite. Demos import parts of games in Node, where no messages are
 * loaded.
 */
type FindFiles = () => Readonly<Record<string, () => Promise<unknown>>>;

/** The arguments of a message, or none. */
type Values<Arguments> = Arguments extends null ? [] : [values: Arguments];

/** Returns a message in the player's language. A wrong key and a wrong or missing argument are type errors. */
export type Translate<Keys> = <Key extends keyof Keys & string>(
  key: Key,
  ...values: Values<Keys[Key]>
) => string;

const mainLanguage = 'en';
const fromRight: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);
const findKitFiles: FindFiles = () =>
  import.meta.glob(['./messages/*.json', '!./messages/en.json'], { import: 'default' });

const numberFormats = new Map<string, Intl.NumberFormat>();
const pluralRules = new Map<string, Intl.PluralRules>();

/** Returns the cached value of a key. Creates the value when the key is first used. */
function cached<Value>(cache: Map<string, Value>, key: string, create: () => Value): Value {
  const value = cache.get(key) ?? create();
  cache.set(key, value);
  return value;
}

const formatOptions: FormatOptions = {
  formats: { number: { percent: { style: 'percent' } } },
  formatters: {
    getNumberFormat: (locale, options) =>
      cached(
        numberFormats,
        `${String(locale)} ${JSON.stringify(options)}`,
        () => new Intl.NumberFormat(locale, options),
      ),
    getPluralRules: (locale, options) =>
      cached(pluralRules, `${String(locale)} ${options?.type}`, () => new Intl.PluralRules(locale, options)),
    getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
  },
};

/** Creates the function that returns the messages of a language. A missing message is replaced by the English one. */
export function createTranslate<Keys>(language: string, texts: Texts, fallback: Texts): Translate<Keys> {
  const own = new Map(Object.entries(texts));
  const others = new Map(Object.entries(fallback));
  return (key, ...[values]) => {
    const message = own.get(key);
    const found = message ?? others.get(key) ?? key;
    if (typeof found === 'string') return found;
    const spoken = message === undefined ? mainLanguage : language;
    return String(
      format(found, spoken, (values ?? undefined) as Parameters<typeof format>[2], formatOptions),
    );
  };
}

/**
 * Returns the available language that fits a BCP 47 tag: the language of that tag, or one with the same first part
 * (`de` for `de-AT`). Returns undefined if there is none.
 */
export function findLanguage(wanted: string, available: readonly string[]): string | undefined {
  const tag = wanted.toLowerCase();
  const firstPart = (language: string): string => language.toLowerCase().split('-', 1)[0] ?? '';
  return (
    available.find((language) => language.toLowerCase() === tag) ??
    available.find((language) => firstPart(language) === firstPart(tag))
  );
}

/**
 * Returns the texts of a language. Returns the built-in English texts if the language is not available or its file
 * cannot be loaded.
 */
async function load<Keys>(wanted: string, builtIn: Texts, findFiles: FindFiles) {
  const files = typeof document === 'object' ? findFiles() : {};
  const paths = new Map(Object.keys(files).map((path) => [/([\w-]+)\.json$/.exec(path)?.[1] ?? '', path]));
  const language = findLanguage(wanted, [mainLanguage, ...paths.keys()]) ?? mainLanguage;
  const file = files[paths.get(language) ?? ''];
  const texts = (await file?.().catch(() => undefined)) as Texts | undefined;
  return texts === undefined
    ? { language: mainLanguage, texts: builtIn, translate: createTranslate<Keys>(mainLanguage, {}, builtIn) }
    : { language, texts, translate: createTranslate<Keys>(language, texts, builtIn) };
}

let spoken = mainLanguage;
let spokenByGame = mainLanguage;
let words: ReadonlySet<CompiledMessage> = new Set(Object.values(english));
let translateWords = createTranslate<Messages>(mainLanguage, {}, english);

/** Returns a message of the kit, such as the label of a button that all games have. */
export const kitWord: Translate<Messages> = (key, ...values) => translateWords(key, ...values);

/** Returns the language of a text that a game shows. The kit's words have the language of the kit. */
export const languageOf = (text: string): string => (words.has(text) ? spoken : spokenByGame);

/** Writes a number with the separators of the player's language. */
export const formatNumber = (value: number): string =>
  cached(numberFormats, spoken, () => new Intl.NumberFormat(spoken)).format(value);

/**
 * Loads the texts of a game and the words of the kit in the language of the address (`?lang=de`), and returns the
 * messages of the game. If the game does not have the language, its texts are in English, even if the kit has the
 * language. The page gets the language and direction of the kit's words.
 */
export async function openTexts<Keys>(builtIn: Texts, findFiles: FindFiles): Promise<Translate<Keys>> {
  const isPage = typeof document === 'object';
  const wanted = (isPage && new URLSearchParams(location.search).get('lang')) || mainLanguage;
  const [kit, game] = await Promise.all([
    load<Messages>(wanted, english, findKitFiles),
    load<Keys>(wanted, builtIn, findFiles),
  ]);
  spoken = kit.language;
  spokenByGame = game.language;
  words = new Set(Object.values(kit.texts));
  translateWords = kit.translate;
  if (isPage) {
    document.documentElement.lang = spoken;
    document.documentElement.dir = fromRight.has(spoken) ? 'rtl' : 'ltr';
  }
  return game.translate;
}
