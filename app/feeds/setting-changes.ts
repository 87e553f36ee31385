import { shortenAddress } from './shorten-address.ts';
import { feedRulesSchema, type FeedRules } from './feed-rules.ts';
import { gateRules, type GateRule } from './gate-rules.ts';

/** The settings of a feed that an operator changes. */
export interface NamedSettings {
  name: string;
  provider: string;
  address: string;
  schedule: string;
  rules: FeedRules;
}

/**
 * The settings that are compared, in the order in which they are shown. Each rule of the quality gate counts as a
 * setting.
 */
export const comparedSettings = [
  'name',
  'provider',
  'address',
  'schedule',
  'publishes',
  'mostAdded',
  'mostRemoved',
  ...gateRules,
  'leastWords',
  'leastScore',
  'wordsToBlock',
  'wordsToAllow',
  'category',
  'licence',
  'partial',
  'categories',
  'mapping',
] as const;
export type ComparedSetting = (typeof comparedSettings)[number];

/**
 * A setting that differs. `before` and `after` contain no secret keys, so they can be equal: for two addresses that
 * differ only in a key, and for two mappings that have the same source and fill the same fields.
 */
export interface SettingChange {
  setting: ComparedSetting;
  /** The value as text, or "" if the setting is not set. Switches are "yes" or "no". */
  before: string;
  after: string;
}

type Comparable = Record<ComparedSetting, unknown>;

const unset: NamedSettings = {
  name: '',
  provider: '',
  address: '',
  schedule: '',
  rules: feedRulesSchema.parse({}),
};

/** Compares the settings of a feed before and after an edit. `null` represents a feed that does not exist. */
export function compareSettings(before: NamedSettings | null, after: NamedSettings | null): SettingChange[] {
  const a = flatten(before ?? unset);
  const b = flatten(after ?? unset);
  return comparedSettings
    .filter((setting) => JSON.stringify(a[setting]) !== JSON.stringify(b[setting]))
    .map((setting) => ({ setting, before: show(setting, a[setting]), after: show(setting, b[setting]) }));
}

function flatten({ name, provider, address, schedule, rules }: NamedSettings): Comparable {
  const { gate, publishes, category, licence, partial, categories, mapping } = rules;
  return {
    name,
    provider,
    address,
    schedule,
    publishes: publishes !== null,
    mostAdded: publishes?.mostAdded ?? '',
    mostRemoved: publishes?.mostRemovedPercent ?? '',
    ...(gate.rules satisfies Record<GateRule, unknown>),
    leastWords: gate.leastWords,
    leastScore: gate.leastScore,
    wordsToBlock: gate.blockedWords,
    wordsToAllow: gate.allowedWords,
    category,
    licence,
    partial,
    categories: categories.map(([theirs, ours]) => `${theirs}: ${ours}`),
    mapping,
  };
}

function show(setting: ComparedSetting, value: unknown): string {
  if (setting === 'address') return value === '' ? '' : shortenAddress(String(value));
  // A mapping can contain secret keys as constant values.
  if (setting === 'mapping') return value === null ? '' : describeMapping(value as FeedRules['mapping']);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function describeMapping(mapping: FeedRules['mapping']): string {
  return mapping ? `${mapping.source} (${Object.keys(mapping.fields).join(', ')})` : '';
}
