import { phrase, readPhrase } from '#app/lib/phrase.ts';
import { withReason } from '#app/lib/with-reason.ts';
import { z } from 'zod';
import { isPictureReference, isRouterOverride } from '#app/domain/address-forms.ts';
import {
  findAttributeFault,
  readScriptAttributes,
  scriptAttributesAllowed,
  type ScriptAttributes,
} from '#app/domain/script-attributes.ts';
import { ownFiles } from '#app/domain/own-files.ts';
import {
  isTextPageName,
  maxMenuPages,
  maxOwnPages,
  textPageNames,
  type TextPageName,
} from '#app/domain/text-pages.ts';
import { findAdsTxtFault } from './ads-txt.ts';
import { headTagsAllowed, readHeadTags } from './head-tags.server.ts';
import { findRobotsFault } from './robots.ts';
import { findUnknownPlaceholder } from './share-text.ts';
import { isCssColor, isCssLength } from '#app/lib/css-values.server.ts';
import type { Control } from './define-settings.server.ts';

/*
 * Kinds of setting values. Each schema accepts the forms that a bundle or the command line may contain. Its message
 * and its metadata describe the allowed values.
 */

/** Permissions that a frame host needs in addition to the defaults (spec PLAY-6). */
export interface FrameHost {
  sandbox?: string | undefined;
  allow?: string | undefined;
  /** Query parameter that carries the canonical address of the page. */
  referrerParameter?: string | undefined;
}

/** A text. White space around it is removed. */
export function textSetting(
  allowed: string,
  isAllowed: (value: string) => boolean,
  control: Control = 'text',
): z.ZodType<string> {
  return z
    .string({ error: allowed })
    .transform((value) => value.trim())
    .refine(isAllowed, { error: allowed })
    .meta({ control, allowed });
}

/** One of several texts. */
export function choice<const Value extends string>(
  values: readonly Value[],
  allowed: string,
): z.ZodType<Value> {
  return z.enum(values, { error: allowed }).meta({ control: 'choice', allowed });
}

/** A value that is one setting although it has parts. Reports one fault for the whole value. */
function whole<Value>(
  control: Control,
  allowed: string,
  read: (value: unknown) => { data: Value } | { problem: string },
): z.ZodType<Value> {
  return z
    .unknown()
    .transform((value, context) => {
      const result = read(value);
      if ('data' in result) return result.data;
      context.addIssue({ code: 'custom', message: result.problem });
      return z.NEVER;
    })
    .meta({ control, allowed });
}

export const plainText = textSetting(
  phrase('text of at most 2000 characters'),
  (value) => value.length <= 2000,
  'lines',
);

const colorAllowed = phrase('a CSS colour, such as "#FFCB08"');
export const color = textSetting(colorAllowed, isCssColor, 'color');
export const optionalColor = textSetting(
  phrase('"" or {allowed}', { allowed: readPhrase(colorAllowed) }),
  (value) => value === '' || isCssColor(value),
  'color',
);

export const length = textSetting(
  phrase('a CSS length, such as "1040px" or "90%"'),
  (value) => isCssLength(value),
  'length',
);

export const optionalPicture = textSetting(
  phrase('"", a path inside the media folder, or an https address'),
  (value) => value === '' || isPictureReference(value),
  'picture',
);

export const fontAddress = textSetting(
  phrase('"", a path of this site that starts with one "/", or an https address of a font file'),
  isRouterOverride,
  'address',
);

export const fontName = textSetting(
  phrase('"" or a font name of letters, digits, spaces and hyphens'),
  (value) => /^[\p{L}\p{N} _-]{0,60}$/u.test(value),
);

const flagAllowed = phrase('true or false (also "1" or "0")');
export const flag: z.ZodType<boolean> = z
  .union([z.boolean(), z.literal(['1', '0', 'true', 'false', '']), z.literal([1, 0])], { error: flagAllowed })
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')
  .meta({ control: 'switch', allowed: flagAllowed });

/** A whole number, as number or text. */
export function count(minimum: number, maximum: number): z.ZodType<number> {
  const allowed = phrase('a whole number from {minimum} to {maximum}', { minimum, maximum });
  return z
    .union([z.number(), z.string().regex(/^\d{1,9}$/, { error: allowed })], {
      error: allowed,
    })
    .transform(Number)
    .refine((value) => Number.isInteger(value) && value >= minimum && value <= maximum, { error: allowed })
    .meta({ control: 'number', allowed });
}

const verticalAllowed = phrase('a section id');
/** The id of a vertical, as a number or a string. An empty string means 0. */
export const verticalId: z.ZodType<number> = z
  .union([z.number(), z.string().regex(/^\d{0,3}$/, { error: verticalAllowed })], {
    error: verticalAllowed,
  })
  .transform(Number)
  .refine((value) => Number.isInteger(value) && value >= 0, { error: verticalAllowed })
  .meta({ control: 'number', allowed: verticalAllowed });

const verticalsAllowed = phrase(
  'different section ids as a list or with commas, such as [2, 1, 8] or "2,1,8" (empty: all)',
);
export const verticalIds: z.ZodType<number[]> = z
  .union(
    [
      z.array(z.int().min(1)),
      z.string().regex(/^(?:\d{1,3}(?:\s*,\s*\d{1,3})*)?$/, { error: verticalsAllowed }),
    ],
    {
      error: verticalsAllowed,
    },
  )
  .transform((value) =>
    typeof value !== 'string' ? value : value === '' ? [] : value.split(',').map(Number),
  )
  .refine((ids) => new Set(ids).size === ids.length, { error: verticalsAllowed })
  .meta({ control: 'list', allowed: verticalsAllowed });

/** Names of text pages. The pages need not exist. */
function textPageList(most: number) {
  const allowed = phrase(
    'at most {most} names of text pages, each once, such as ["aboutUs", "pages/imprint"]',
    { most },
  );
  const list: z.ZodType<TextPageName[]> = z
    .union([z.array(z.string()), z.string()], { error: allowed })
    .transform((value) => (typeof value === 'string' ? value.split(',').map((name) => name.trim()) : value))
    .transform((names) => names.filter((name) => name !== ''))
    .refine((names): names is TextPageName[] => names.every(isTextPageName), { error: allowed })
    .refine((names) => names.length <= most && new Set(names).size === names.length, { error: allowed });
  return list.meta({ control: 'list', allowed });
}

export const textPageOrder = textPageList(maxOwnPages + textPageNames.length);
export const menuPages = textPageList(maxMenuPages);

/** Maximum number of languages of a site. */
const maxLanguages = 50;
const languagesAllowed = phrase(
  '1 to {most} language tags, each once, the main language first, such as ["en", "de", "pt-BR"] or "en,de,pt-BR"',
  { most: maxLanguages },
);

/** Finds the English name of a language by its tag. An unknown tag has no name. */
const knownLanguages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/**
 * Returns a language tag in its usual spelling. Returns `null` if no language has the tag, such as “jp” (the tag of
 * Japanese is “ja”).
 */
function canonicalLanguage(tag: string): string | null {
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(tag);
    return knownLanguages.of(canonical) === undefined ? null : canonical;
  } catch {
    return null;
  }
}

/** The languages of the site: BCP 47 tags, the main language first. */
export const languages: z.ZodType<string[]> = z
  .union([z.array(z.string()), z.string()], { error: languagesAllowed })
  .transform((value) => (typeof value === 'string' ? value.split(',') : value))
  .transform((tags) => tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))
  .transform((tags, context) => {
    const unknown = tags.filter((tag) => canonicalLanguage(tag) === null);
    for (const tag of unknown) {
      context.addIssue({
        code: 'custom',
        message: withReason(languagesAllowed, phrase('“{tag}” is not the tag of a language', { tag })),
      });
    }
    return tags.map((tag) => canonicalLanguage(tag) ?? tag);
  })
  .refine((tags) => tags.length >= 1 && tags.length <= maxLanguages && new Set(tags).size === tags.length, {
    error: languagesAllowed,
  })
  .meta({ control: 'list', allowed: languagesAllowed });

export const timeZone = textSetting(phrase('a time zone, such as "Europe/Rome"'), (value) => {
  try {
    return value !== '' && new Intl.DateTimeFormat('en', { timeZone: value }).format(0) !== '';
  } catch {
    return false;
  }
});

export const currency = textSetting(phrase('a currency code of three letters, such as "EUR"'), (value) =>
  /^[A-Z]{3}$/.test(value),
);

export const email = textSetting(phrase('"" or an e-mail address'), (value) =>
  /^(?:|[^\s@<>"]+@[^\s@<>"]+)$/.test(value),
);

export const digits = textSetting(phrase('"" or digits'), (value) => /^\d{0,30}$/.test(value));

export const frameAncestors = textSetting(
  phrase('"\'self\'", "\'none\'" or https origins separated by spaces'),
  (value) =>
    /^(?:'none'|(?:'self'|https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?)(?: (?:'self'|https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?))*)$/i.test(
      value,
    ),
);

export const adsPolicy = choice(['hashes', 'strict-dynamic'], phrase('"hashes" or "strict-dynamic"'));

export const httpsBase = textSetting(
  phrase('"" or an https address without query, such as "https://api.example.org/weather"'),
  (value) => value === '' || (/^https:\/\/[^\s?#]+$/.test(value) && URL.canParse(value)),
  'address',
);

const frameHostsAllowed = phrase(
  'an object of host names with {sandbox, allow, referrerParameter}; sandbox never allows top navigation',
);

const frameHost: z.ZodType<FrameHost> = z.strictObject({
  sandbox: z
    .string()
    .regex(/^(?:allow-[a-z-]+(?: allow-[a-z-]+)*)?$/)
    .refine((value) => !value.includes('top-navigation'))
    .optional(),
  allow: z
    .string()
    .regex(/^(?:[a-z-]+(?:; ?[a-z-]+)*;?)?$/)
    .optional(),
  referrerParameter: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
});

/** Permissions of frame hosts, by host name. */
export const frameHosts = whole<Readonly<Record<string, FrameHost>>>('object', frameHostsAllowed, (value) => {
  const result = z.record(z.string().regex(/^[a-z0-9.-]+$/), frameHost).safeParse(value);
  return result.success ? result : { problem: frameHostsAllowed };
});

export const theme = choice(['', 'system', 'dark', 'light'], phrase('"system", "dark", "light" or ""'));

export const consentSource = choice(['banner', 'tcf'], phrase('"banner" or "tcf"'));

/** Attributes of a script element. */
export const scriptAttributes = whole<ScriptAttributes>('object', scriptAttributesAllowed, (value) => {
  const problem = findAttributeFault(value);
  if (problem === null) return { data: readScriptAttributes(value) };
  return { problem: withReason(scriptAttributesAllowed, problem) };
});

const purposesAllowed = phrase(
  'at least one purpose of the TCF, from 1 to 11, as a list or with commas, such as "1,3,4"',
);
export const tcfPurposes: z.ZodType<number[]> = z
  .union([z.array(z.int()), z.string().regex(/^\d{1,2}(?:\s*,\s*\d{1,2})*$/, { error: purposesAllowed })], {
    error: purposesAllowed,
  })
  .transform((value) => [...new Set(typeof value === 'string' ? value.split(',').map(Number) : value)])
  .refine((purposes) => purposes.length > 0 && purposes.every((purpose) => purpose >= 1 && purpose <= 11), {
    error: purposesAllowed,
  })
  .meta({ control: 'list', allowed: purposesAllowed });

/** Name of the site: short enough for the label of an icon or a search field. */
export const shortName = textSetting(
  phrase('"" or a name of at most 60 characters'),
  (value) => value.length <= 60,
);

export const headingText = textSetting(
  phrase('text of 1 to 100 characters'),
  (value) => value !== '' && value.length <= 100,
);
export const buttonLabel = textSetting(
  phrase('text of 1 to 40 characters'),
  (value) => value !== '' && value.length <= 40,
);

/** A title or description of at most 300 characters. */
export const shortText = textSetting(
  phrase('text of at most 300 characters'),
  (value) => value.length <= 300,
);

const shareTextAllowed = phrase(
  'text of 1 to 300 characters in which {name}, {title} and {site} stand for the page’s name, its title and the site’s name',
);

/** A text with placeholders. An unknown placeholder is refused, because it would be shared unchanged. */
export const shareText: z.ZodType<string> = z
  .string({ error: shareTextAllowed })
  .transform((value) => value.trim())
  .refine((value) => value !== '' && value.length <= 300, { error: shareTextAllowed })
  .superRefine((value, context) => {
    const unknown = findUnknownPlaceholder(value);
    if (unknown === null) return;
    context.addIssue({
      code: 'custom',
      message: withReason(shareTextAllowed, phrase('{word} is none of them', { word: unknown })),
    });
  })
  .meta({ control: 'text', allowed: shareTextAllowed });

/** The text of a whole file. `findFault` describes the first fault, or returns `null` if the text is valid. */
function fileText(allowed: string, findFault: (text: string) => string | null): z.ZodType<string> {
  return z
    .string({ error: allowed })
    .transform((value) => value.replaceAll('\r\n', '\n').trim())
    .superRefine((value, context) => {
      const problem = value.length > 200_000 ? phrase('it has over 200,000 characters') : findFault(value);
      if (problem !== null) context.addIssue({ code: 'custom', message: withReason(allowed, problem) });
    })
    .meta({ control: 'lines', allowed });
}

const synonymsAllowed = phrase(
  'an object of at most 500 words, such as "tetris", each with a list of one to ten words that are searched for instead; no word is longer than 60 characters',
);
const synonym = z.string().trim().min(1).max(60);

/** Words that visitors search for, with the words that the site's texts use. */
export const synonyms = whole<Readonly<Record<string, string[]>>>('object', synonymsAllowed, (value) => {
  const result = z.record(synonym, z.array(synonym).min(1).max(10)).safeParse(value);
  const isAllowed = result.success && Object.keys(result.data).length <= 500;
  return isAllowed ? result : { problem: synonymsAllowed };
});

export const adsTxt = fileText(phrase('the lines of an ads.txt file'), findAdsTxtFault);
export const robotsRules = fileText(phrase('the lines of a robots.txt file'), findRobotsFault);

export const securityContacts = textSetting(
  phrase('"", or e-mail addresses, https or tel: addresses, separated by spaces'),
  (value) =>
    value.length <= 500 &&
    value
      .split(/[\s,]+/)
      .every((entry) =>
        /^(?:|(?:mailto:)?[^\s@<>":]+@[^\s@<>":]+|https:\/\/\S+|tel:\+?[\d().-]+)$/.test(entry),
      ),
);

export const optionalHttps = textSetting(
  phrase('"" or an https address'),
  (value) => value === '' || (/^https:\/\/[\x21-\x7e]+$/.test(value) && URL.canParse(value)),
  'address',
);

export const languageTags = textSetting(
  phrase('"" or language tags with commas, such as "en, de"'),
  (value) => /^(?:|[a-z]{2,8}(?:-[a-z0-9]{1,8})*(?:,\s*[a-z]{2,8}(?:-[a-z0-9]{1,8})*)*)$/i.test(value),
);

/** Pasted HTML of tags that only identify the site. */
export const headTags: z.ZodType<string> = z
  .string({ error: headTagsAllowed })
  .superRefine((html, context) => {
    try {
      readHeadTags(html);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      context.addIssue({ code: 'custom', message: withReason(headTagsAllowed, reason) });
    }
  })
  .meta({ control: 'lines', allowed: headTagsAllowed });

const siteFilesAllowed = phrase(
  'an object of at most 50 file names, such as "google123.html" or ".well-known/assetlinks.json", with the text of each (at most 64 kB); names that the site itself uses are not allowed',
);
const siteFileName =
  /^(?:[\w-][\w.-]{0,99}\.(?:html|txt|xml|json)|\.well-known\/(?:[\w-][\w.-]{0,99}\/){0,2}[\w-][\w.-]{0,99})$/;

/** Small files by the path at which they are served. */
export const siteFiles = whole<Readonly<Record<string, string>>>('object', siteFilesAllowed, (value) => {
  const result = z.record(z.string(), z.string().max(65_536)).safeParse(value);
  // Reads the names from the given value, because Zod omits `__proto__` from its results.
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const wrong = names.find((name) => !siteFileName.test(name) || ownFiles.has(name));
  if (result.success && wrong === undefined && names.length <= 50) return result;
  if (wrong === undefined) return { problem: siteFilesAllowed };
  const reason = phrase('{name} cannot be one', { name: JSON.stringify(wrong) });
  return { problem: withReason(siteFilesAllowed, reason) };
});
