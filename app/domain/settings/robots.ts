import { phrase, readPhrase } from '#app/lib/phrase.ts';

/** Fields of robots.txt that crawlers know (RFC 9309 and common extensions). */
const fields = new Set(
  'user-agent allow disallow sitemap crawl-delay request-rate host clean-param content-signal content-usage'.split(
    ' ',
  ),
);

interface RobotsLine {
  number: number;
  field: string;
  value: string;
}

/** Describes the first line that crawlers would not understand. Returns `null` if every line is valid. */
export function findRobotsFault(rules: string): string | null {
  let isInGroup = false;
  for (const { number, field, value } of linesOf(rules)) {
    const problem = lineProblem(field, value, isInGroup);
    if (problem !== null) return phrase('line {number} {problem}', { number, problem: readPhrase(problem) });
    if (field === 'user-agent') isInGroup = true;
  }
  return null;
}

function lineProblem(field: string, value: string, isInGroup: boolean): string | null {
  if (!fields.has(field)) {
    return phrase('must be "Field: value" with one of {names}', { names: [...fields].join(', ') });
  }
  if (field === 'user-agent') return value === '' ? phrase('must name a crawler, or * for all') : null;
  if (field === 'sitemap') return /^https?:\/\/\S+$/.test(value) ? null : phrase('must hold a full address');
  if (field !== 'allow' && field !== 'disallow') return null;
  if (!isInGroup) return phrase('must follow a "User-agent" line');
  return /^(?:[/*]\S*)?$/.test(value) ? null : phrase('must hold a path that starts with "/" or "*"');
}

/** Whether the rules forbid the whole site to crawlers that they do not name. */
export function keepsEveryoneOut(rules: string): boolean {
  let agents: string[] = [];
  let isInRules = true;
  let isClosed = false;
  for (const { field, value } of linesOf(rules)) {
    if (field === 'user-agent') {
      agents = isInRules ? [value] : [...agents, value];
      isInRules = false;
      continue;
    }
    isInRules = true;
    if (!agents.includes('*')) continue;
    if (field === 'disallow' && /^[/*]\*?$/.test(value)) isClosed = true;
    // A rule that allows a part of the site is deliberate.
    if (field === 'allow' && value !== '') return false;
  }
  return isClosed;
}

/**
 * Returns robots.txt: the operator's rules, the default rules unless the operator's already address all crawlers, and
 * the sitemaps unless the operator's rules name some. Pages with `noindex` are not disallowed, because a crawler must
 * read a page to see its `noindex`.
 */
export function writeRobots(rules: string, sitemaps: readonly string[]): string {
  const given = [...linesOf(rules)];
  const coversAll = given.some(({ field, value }) => field === 'user-agent' && value === '*');
  const namesSitemaps = given.some(({ field }) => field === 'sitemap');
  const blocks = [
    ...(rules.trim() === '' ? [] : [rules.trim()]),
    ...(coversAll ? [] : ['User-agent: *\nDisallow: /api/\nAllow: /']),
    ...(sitemaps.length === 0 || namesSitemaps
      ? []
      : [sitemaps.map((address) => `Sitemap: ${address}`).join('\n')]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function* linesOf(rules: string): Generator<RobotsLine> {
  for (const [index, line] of rules.split('\n').entries()) {
    const text = line.replace(/#.*$/, '').trim();
    if (text === '') continue;
    const colon = text.indexOf(':');
    const field = colon < 0 ? '' : text.slice(0, colon).trim().toLowerCase();
    yield { number: index + 1, field, value: text.slice(colon + 1).trim() };
  }
}
