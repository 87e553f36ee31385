import { pageKinds } from '#app/domain/layout.ts';
import type { AdContent, AdDiv, AdEntry, AdScript } from '#app/domain/ad-entry.ts';
import type { ScriptAttributes } from '#app/domain/script-attributes.ts';

/** The vertical of a page and its kind. Kinds without a number receive only entries for all kinds. */
interface PagePlace {
  verticalId: number;
  kind: string;
}

/** Returns the entries that a page of this vertical and kind may show or run, in their order (spec ADS-1). */
function entriesOfPage(ads: readonly AdEntry[], { verticalId, kind }: PagePlace): AdEntry[] {
  const kindNumber = pageKinds.findIndex((name) => name === kind) + 1;
  return ads.filter(
    (entry) =>
      (entry.verticalId === 0 || entry.verticalId === verticalId) &&
      (entry.pageKind === 0 || entry.pageKind === kindNumber),
  );
}

/**
 * Returns the contents for the requested ad numbers. The first entry with text provides the content of a number.
 * Numbers without such an entry are left out.
 */
export function adDivOf(ads: readonly AdEntry[], page: PagePlace, adNumbers: readonly number[]): AdDiv {
  const entries = entriesOfPage(ads, page);
  const group = [...new Set(adNumbers)].flatMap((adNumber): [string, AdContent][] => {
    const filling = entries.filter((entry) => entry.adNumber === adNumber && entry.markup.trim() !== '');
    const [first] = filling;
    if (!first) return [];
    const meanwhile = first.needsConsent ? filling.find((entry) => !entry.needsConsent) : undefined;
    return [
      [String(adNumber), { ...contentOf(first), ...(meanwhile && { meanwhile: contentOf(meanwhile) }) }],
    ];
  });
  return { div: group.length > 0 ? { '1': Object.fromEntries(group) } : {} };
}

function contentOf({ id, markup, scriptAddress, attributes, needsConsent }: AdEntry): AdContent {
  return {
    text: markup,
    data: {
      id,
      ...(scriptAddress !== '' && { script: scriptAddress, ...someOf(attributes) }),
      ...(needsConsent && { waits: true as const }),
    },
  };
}

/** Returns the scripts that run on the page without a slot: types 1 and 2. */
export function scriptsOfPage(ads: readonly AdEntry[], page: PagePlace): AdScript[] {
  return entriesOfPage(ads, page)
    .filter(({ type, scriptAddress }) => type <= 2 && scriptAddress !== '')
    .map(({ id, scriptAddress, position, attributes }) => ({
      id,
      address: scriptAddress,
      position,
      ...someOf(attributes),
    }));
}

/** Leaves out empty attributes, so that the page's data does not contain them. */
function someOf(attributes: ScriptAttributes): { attributes?: ScriptAttributes } {
  return Object.keys(attributes).length > 0 ? { attributes } : {};
}
