import type { CSSProperties, ReactNode } from 'react';
import type { AnyBlock, BlockData } from './block.server.ts';
import type { BlockBox, ResolvedBlock } from './resolved-block.ts';

/** Components of a group of blocks, each with the data its server half gives; a wrong field is a type error. */
export type BlockComponents<Blocks extends Readonly<Record<string, AnyBlock>>> = {
  [Type in keyof Blocks]: (props: { data: BlockData<Blocks[Type]> }) => ReactNode;
};

/** Components by block type; their data is known to match (`BlockComponents`). */
export type BlockComponentMap = Readonly<Record<string, (props: { data: never }) => ReactNode>>;

/** Draws the blocks of a page in their order: header, main and footer regions. */
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
      <main id="content" tabIndex={-1} className="pb-12 outline-none">
        {region('main')}
      </main>
      {region('footer')}
    </>
  );
}

function Block({ block, components }: { block: ResolvedBlock; components: BlockComponentMap }) {
  const Component = components[block.type];
  if (!Component) return null;
  const drawn = <Component data={block.data as never} />;
  if (!block.box) return drawn;
  return (
    <div className="block-box" style={boxStyle(block.box)}>
      {drawn}
    </div>
  );
}

function boxStyle({ themeColor, padding, margin }: BlockBox): CSSProperties {
  return {
    '--block-color': themeColor,
    '--block-padding-m': padding?.m,
    '--block-padding-p': padding?.p,
    '--block-margin-m': margin?.m,
    '--block-margin-p': margin?.p,
  } as CSSProperties;
}
