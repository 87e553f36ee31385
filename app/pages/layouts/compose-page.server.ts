import { scriptsOfPage, adsAt } from '../ads/page-ads.server.ts';
import { seededRandom } from '#app/domain/catalogue/random.ts';
import { mainLanguageOf } from '#app/domain/languages.ts';
import type { Layout } from '#app/domain/layout.ts';
import { isEverything } from '#app/domain/search/outcome.ts';
import type { Vertical } from '#app/domain/vertical.ts';
import type { PageMessages } from '#app/messages/texts.ts';
import { languageNameWithin } from '#app/messages/language-facts.ts';
import type { ForeignPageTexts, ForeignTexts } from '#app/ui/text-language.ts';
import { pageBackground } from '../page-background.server.ts';
import { messagesOfSite } from '../request-context.server.ts';
import type { PageContext, SectionContext } from './block.server.ts';
import type { PageData } from './page-data.ts';
import type { PageInput } from './page-input.server.ts';
import { languagesOfText } from './page-languages.server.ts';
import { createPageMeta } from './page-meta.server.ts';
import type { PageRequest } from './page-request.server.ts';
import { resolveLayout, type BlockStyle } from './resolve.server.ts';
import type { ResolvedBlock } from './resolved-block.ts';
import { ShownItems } from './shown-items.server.ts';
import { foreignTextsOf } from '../text-languages.ts';
import { translateLayout } from './translate-layout.server.ts';

const hour = 3_600_000;

interface LayoutOptions {
  styleAt?: BlockStyle | undefined;
  /** Whether the texts of the layout are already in the language of the page. */
  isTranslated?: boolean;
}

/** Loads the blocks of a layout and returns the input of the page's component. */
export async function composePage<Fields>(
  request: PageRequest<Fields>,
  input: PageInput<Fields>,
  layout: Layout,
  options: LayoutOptions = {},
): Promise<PageData> {
  request.hints.address = input.address;
  const { snapshot, vertical } = request.context;
  const context = createPageContext(request.context, input);
  const blocks = await loadBlocks(request, context, layout, options);
  const foreignTexts = foreignTextsOfPage(request.context, input);
  const background = pageBackground(snapshot, input.kind);
  const adScripts = scriptsOfPage(context.ads);
  return {
    kind: input.kind,
    section: vertical.scope,
    counted: countedAs(input, vertical),
    meta: createPageMeta(request, input),
    messages: messagesOfPage(request, input, blocks),
    ...(foreignTexts && { foreignTexts }),
    ...(background && { background }),
    blocks,
    ...(adScripts.length > 0 && { adScripts }),
  };
}

function createPageContext<Fields>(
  section: SectionContext<Fields>,
  { meta: _meta, languages: _languages, ...input }: PageInput<Fields>,
): PageContext<Fields> {
  const { snapshot, verticalId, now, endAt } = section;
  const { kind, address, item } = input;
  return {
    ...section,
    ...input,
    random: seededRandom(`${address} ${Math.floor(now / hour)}`),
    ads: adsAt(snapshot, { kind, address, verticalId, now, endAt }),
    shown: new ShownItems(item),
  };
}

async function loadBlocks<Fields>(
  { platform }: PageRequest<Fields>,
  context: PageContext<Fields>,
  layout: Layout,
  { styleAt, isTranslated }: LayoutOptions,
): Promise<ResolvedBlock[]> {
  const { snapshot, language, verticalId, address } = context;
  const registry = platform.blocks.get(verticalId) ?? new Map();
  const main = mainLanguageOf(snapshot.settings.languages);
  const translated =
    isTranslated || language === main
      ? layout
      : translateLayout(layout, { texts: snapshot.layoutTexts, language: main }, registry);
  const blocks = await resolveLayout(
    translated,
    context,
    registry,
    ({ type, reason }) =>
      platform.log.warn({ err: reason, block: type, path: address }, 'A block was left out'),
    styleAt,
  );
  if (platform.isPicture && blocks.length === 0) throw new Response(null, { status: 204 });
  return blocks;
}

/** Returns the texts of a page input that are not in the language of the interface. */
function foreignTextsOfPage<Fields>(
  context: SectionContext<Fields>,
  input: PageInput<Fields>,
): ForeignPageTexts | undefined {
  const texts = input.item ? foreignTextsOf(context, input.item) : foreignTextsOfList(context, input);
  return texts && { ...texts, languageName: languageNameWithin(texts.language, context.language) };
}

function foreignTextsOfList<Fields>(
  { snapshot, language }: SectionContext<Fields>,
  input: PageInput<Fields>,
): ForeignTexts | undefined {
  const isTranslated = languagesOfText(snapshot, input).includes(language);
  return isTranslated ? undefined : { language: mainLanguageOf(snapshot.settings.languages), paths: 'all' };
}

/** Returns the messages that the page's components need in addition to those of every page. */
function messagesOfPage<Fields>(
  { platform, context: { snapshot, language, vertical } }: PageRequest<Fields>,
  { kind }: PageInput<Fields>,
  blocks: readonly ResolvedBlock[],
): PageMessages {
  const { scope: section } = vertical;
  const page = {
    section,
    isItemPage: kind === 'details' || kind === 'play',
    blocks: blocks.map(({ type }) => type),
  };
  return { section, texts: messagesOfSite(platform, snapshot).pageTexts(language, page) };
}

/** Returns the page as the statistics count it. A list of all items does not count as a search. */
function countedAs(
  { item, category, search }: Pick<PageInput, 'item' | 'category' | 'search'>,
  { prefix }: Vertical,
): PageData['counted'] {
  const keyword = search && !isEverything(search) ? search.keyword : '';
  const { matches = [], close = [] } = search ?? {};
  return {
    vertical: prefix,
    ...(item && { item: item.id }),
    ...(category && { category: category.id }),
    ...(keyword !== '' && {
      search: { keyword, found: matches.length > 0 ? 'matches' : close.length > 0 ? 'close' : 'nothing' },
    }),
  };
}
