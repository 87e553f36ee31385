import type { QualityGate } from '#app/feeds/feed-rules.ts';
import { enoughWords } from '#app/feeds/gate-rules.ts';
import type { FeedMapping } from '#app/feeds/mapping/mapping-schema.ts';
import { suggestedLimits } from '#app/feeds/suggested-limits.ts';
import type { FeedValues, ShownProvider } from './feeds.server.ts';
import { readScheduleForm, writeSchedule, type ScheduleForm } from './schedule-form.ts';

/** The values of the form of a feed. */
export interface FeedForm {
  name: string;
  /** Id of the provider that reads the address. */
  provider: string;
  address: string;
  schedule: ScheduleForm;
  /** Whether runs publish their changes at once, up to the limits below. */
  isPublishing: boolean;
  mostAdded: number;
  mostRemovedPercent: number;
  gate: QualityGate;
  category: string;
  licence: string;
  isPartial: boolean;
}

/** The mapping of a new feed, and the address of its list. The address is empty for a list from a file. */
export interface MappedList {
  mapping: FeedMapping;
  address: string;
}

/** The quality gate of a new feed. Rules that suit every site refuse an entry. The other rules mark it or are off. */
const suggestedGate: QualityGate = {
  rules: {
    picture: 'refuse',
    words: 'mark',
    controls: 'off',
    similar: 'mark',
    trademarks: 'mark',
    blockedWords: 'refuse',
    score: 'off',
    https: 'mark',
    ages: 'mark',
  },
  leastWords: enoughWords,
  leastScore: 0.5,
  blockedWords: [],
  allowedWords: [],
};

/** Returns the form of a stored feed. */
export function readFeedValues({ name, provider, address, schedule, rules }: FeedValues): FeedForm {
  const { publishes, gate, category, licence, partial } = rules;
  return {
    name,
    provider,
    address,
    schedule: readScheduleForm(schedule),
    isPublishing: publishes !== null,
    ...(publishes ?? suggestedLimits),
    gate,
    category,
    licence,
    isPartial: partial,
  };
}

/** Returns the form of a new feed. `list` is the list that the feed reads by a mapping, if there is one. */
export function newFeedForm(provider: ShownProvider | undefined, list?: MappedList): FeedForm {
  return {
    name: list?.mapping.source ?? provider?.label ?? '',
    provider: provider?.id ?? '',
    address: list?.address ?? '',
    schedule: readScheduleForm(),
    isPublishing: false,
    ...suggestedLimits,
    gate: suggestedGate,
    category: '',
    licence: '',
    isPartial: false,
  };
}

/** Returns the form with another provider. A name that the operator has not changed follows the provider. */
export function withProvider(form: FeedForm, from: ShownProvider | undefined, to: ShownProvider): FeedForm {
  const name = form.name === (from?.label ?? '') ? to.label : form.name;
  return { ...form, name, provider: to.id };
}

/** Returns the fields of the request that saves a form. */
export function writeFeedForm(form: FeedForm): Record<string, string | number> {
  const { schedule, gate, isPublishing, isPartial, ...fields } = form;
  return {
    ...fields,
    schedule: writeSchedule(schedule),
    gate: JSON.stringify(gate),
    ...(isPublishing && { publishes: 'true' }),
    ...(isPartial && { partial: 'true' }),
  };
}
