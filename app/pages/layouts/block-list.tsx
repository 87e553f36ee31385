import { lazy, memo, type CSSProperties, type ReactNode } from 'react';
import { BlockTextsContext } from '#app/ui/text-language.ts';
import type { AnyBlock, BlockData } from './block.server.ts';
import type { BlockComponent } from './lazy-block.ts';
import type { BlockBox, ResolvedBlock } from './resolved-block.ts';

/** Only a few blocks have ads among their children, so this component is loaded on demand. */
const BlockAds = lazy(async () => ({
  default: (await import('../ads/inserting-block.tsx')).BlockAds,
}));

/**
 * Components of a group of blocks. Each receives the data that its server half returns, and a wrong field is a type
 * error.
 */
export type BlockComponents<Blocks extends Readonly<Record<string, AnyBlock>>> = {
  [Type in keyof Blocks]: BlockComponent<BlockData<Blocks[Type]>>;
};

/**
 * Components by block type. `BlockComponents` has checked that each fits the data of its block. The method syntax makes
 * the parameter bivariant, so that a map holds components of different data.
 */
export type BlockComponentMap = Readonly<Record<string, AnyBlockComponent['render']>>;

interface AnyBlockComponent {
  render(props: { data: unknown }): ReactNode;
}

/** Renders the blocks of a page in their order, in the regions header, main and footer. */
export function BlockList({
  blocks,
  components,
}: {
  blocks: readonly ResolvedBlock[];
  components: BlockComponentMap;
}) {
  const region = (name: ResolvedBlock['region']) =>
    blocks.map((block, index) =>
      block.region === name ? (
        <Block key={`${block.type}-${index}`} block={block} components={components} />
      ) : null,
    );
  return (
    <>
      {region('header')}
      <main id="content" tabIndex={-1} className="outline-none">
        {region('main')}
      </main>
      {region('footer')}
    </>
  );
}

/**
 * One block of a page. It is memoised, because the router renders the page again whenever a navigation starts or ends.
 */
const Block = memo(function Block({
  block,
  components,
}: {
  block: ResolvedBlock;
  components: BlockComponentMap;
}) {
  const Component = Object.hasOwn(components, block.type) ? components[block.type] : undefined;
  if (!Component) return null;
  const own = <Component data={block.data} />;
  const component = block.foreignTexts ? (
    <BlockTextsContext value={block.foreignTexts}>{own}</BlockTextsContext>
  ) : (
    own
  );
  const drawn = block.ads ? <BlockAds {...block.ads}>{component}</BlockAds> : component;
  if (!block.box) return drawn;
  return (
    <div className={boxClass(block.box)} style={boxStyle(block.box)}>
      {drawn}
    </div>
  );
});

/**
 * Without padding and margin, the element has no box of its own (`display: contents`), so that a sticky bar still
 * sticks to the page.
 */
function boxClass({ fullWidth, padding, margin, showOn }: BlockBox): string {
  const classes = [
    padding || margin ? 'block-box' : 'contents',
    fullWidth && 'full-width',
    showOn && (showOn === 'phone' ? 'md:hidden' : 'max-md:hidden'),
  ];
  return classes.filter(Boolean).join(' ');
}

function boxStyle({ style, padding, margin }: BlockBox): CSSProperties {
  return {
    ...style,
    '--block-padding-m': padding?.m,
    '--block-padding-p': padding?.p,
    '--block-margin-m': margin?.m,
    '--block-margin-p': margin?.p,
  } as CSSProperties;
}
