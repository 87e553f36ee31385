import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { coreBlocks } from '../app/blocks/blocks.server.ts';
import { encodeSettingName } from '../app/bundle/block-settings.ts';
import type { AnyBlock } from '../app/pages/layouts/block.server.ts';
import { commonSettings } from '../app/pages/layouts/common-settings.server.ts';
import { maxBlocksPerLayout, pageKinds } from '../app/domain/layout.ts';
import { shellBlocks } from '../app/shell/blocks.server.ts';
import { builtIn } from '../app/verticals/index.server.ts';
import { layoutLibrary } from '../app/verticals/layout-library.server.ts';

/*
 * Writes docs/layouts.md from the schemas of the blocks.
 *
 *   node scripts/layouts-doc.ts [--check]
 *
 * With `--check` it writes nothing, and fails if the file is out of date.
 */

const file = path.join(import.meta.dirname, '../docs/layouts.md');

/** The parts of a setting's JSON schema that are documented. */
interface Described {
  type?: string;
  description?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Described;
  properties?: Record<string, Described>;
  anyOf?: Described[];
}

/** Returns the text of docs/layouts.md. */
export function describeLayouts(): string {
  const kinds = pageKinds.map((kind, index) => `\`${index + 1}\` ${kind}`).join(', ');
  const example = JSON.stringify(
    {
      module: 'row',
      config: { title: 'Hot', tag: 'Hot', item_count: 16, padding: { m: '8px', p: '0 24px' } },
    },
    null,
    2,
  );
  return `# Layouts and their blocks

<!-- Written by \`node scripts/layouts-doc.ts\` from the blocks' schemas. Change those, not this file. -->

Every page is a layout: an ordered list of at most ${maxBlocksPerLayout} blocks. \`layouts\` in a bundle maps a vertical's id and a page kind to such a list. Page kinds that it does not contain have the vertical's own layout. Page kinds: ${kinds}.

A block is its type, in \`module\`, and its settings, in \`config\`:

\`\`\`json
${example}
\`\`\`

The import refuses unknown types, blocks of other verticals, settings that a block does not have and invalid values. It reports each with its path. A block without contents is omitted. A block that fails is omitted and logged, and the rest of the page is shown.

## Settings of every block

${settingTable(commonSettings)}

\`theme_color\`, \`full_width\`, \`show_on\`, \`padding\`, \`margin\` and the six settings for ads apply to every block. The ads of a block follow it, or are inserted between its items if its description says so. The description of each block lists the other settings that affect its contents.

${section('Blocks of the frame', 'They can be placed in every vertical.', shellBlocks)}

${section('Blocks of every vertical', '', coreBlocks)}

${builtIn.verticals
  .map(({ vertical, blocks }) =>
    section(
      `Blocks of ${vertical.name.toLowerCase()}`,
      `Only for layouts of vertical ${vertical.id}.`,
      blocks,
    ),
  )
  .join('\n\n')}

## Layout library

The library contains complete layouts that you can start from. Choose one in the Studio under **Pages**, **Layouts**, or on the command line:

\`\`\`sh
./portico layout list --section g
./portico layout apply magazine --section g   # writes it into a new draft
\`\`\`

A layout is a JSON file in the folder \`layout-library\` of its vertical: \`name\`, \`description\`, \`goodFor\`, and in \`pages\` the blocks of each page kind as above. Only \`category_index\` differs: 0 is the category with the most items, 1 the next one. When the layout is applied, the value is replaced with the position of that category in the site’s menu. If the site has no such category, the block shows items of all categories. Blocks with items of a section that is not installed are left out.

${builtIn.verticals.map(({ vertical }) => librarySection(vertical)).join('\n\n')}
`;
}

/**
 * Returns whether a text of docs/layouts.md is up to date. The text may also describe verticals whose folders were
 * deleted.
 */
export function isUpToDate(text: string): boolean {
  return isDeepStrictEqual(partsOf(text), partsOf(describeLayouts()));
}

/**
 * Splits a document before each heading below the title. Leaves out the parts about verticals that are not built in.
 */
function partsOf(document: string): string[] {
  const ids = new Set(builtIn.verticals.map(({ vertical }) => String(vertical.id)));
  const parts: string[] = [];
  /** Heading level of the vertical that is being left out, or `Infinity`. Parts with deeper headings belong to it. */
  let left = Infinity;
  for (const part of document.split(/^(?=##+ )/m)) {
    const level = part.indexOf(' ');
    if (level <= left) {
      const id = /^(?:Only for layouts|Layouts) of vertical (\d+)\.$/m.exec(part)?.[1];
      left = id !== undefined && !ids.has(id) ? level : Infinity;
    }
    if (left === Infinity) parts.push(part.trim());
  }
  return parts;
}

function librarySection({ id, name }: { id: number; name: string }): string {
  const rows = (layoutLibrary.get(id) ?? []).map(
    (layout) => `| \`${layout.id}\` | ${layout.description} | ${layout.goodFor} |`,
  );
  return [
    `### ${name}`,
    '',
    `Layouts of vertical ${id}.`,
    '',
    '| layout | what it looks like | good for |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}

function section(heading: string, note: string, blocks: Readonly<Record<string, AnyBlock>>): string {
  const parts = [`## ${heading}`, note, ...Object.values(blocks).map(describeBlock)];
  return parts.filter(Boolean).join('\n\n');
}

function describeBlock({ type, description, region, uses, ads, settings }: AnyBlock): string {
  const own = Object.fromEntries(
    Object.entries(settings.shape).filter(
      ([name, setting]) => (commonSettings as Record<string, unknown>)[name] !== setting,
    ),
  );
  const names = uses.map((name) => `\`${encodeSettingName(name)}\``).join(', ');
  return [
    `### \`${type}\``,
    `${description}.${region === 'main' ? '' : ` It is in the page's ${region}.`}`,
    [names && `Uses ${names}.`, ads === 'inside' && 'Its ads are inserted between its items or paragraphs.']
      .filter(Boolean)
      .join(' '),
    Object.keys(own).length > 0 && settingTable(own),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function settingTable(shape: z.core.$ZodLooseShape): string {
  const schema = z.toJSONSchema(z.object(shape), { io: 'input', unrepresentable: 'any' }) as Described;
  const rows = Object.entries(schema.properties ?? {}).map(([name, setting]) => {
    const initial = `\`${JSON.stringify(z.parse(shape[name] as z.ZodType, undefined))}\``;
    const words = setting.description ?? '';
    return `| \`${encodeSettingName(name)}\` | ${kindOf(setting)} | ${initial} | ${words.replaceAll('|', '\\|')} |`;
  });
  return ['| setting | value | default | description |', '|---|---|---|---|', ...rows].join('\n');
}

function kindOf(setting: Described): string {
  const { type, minimum, maximum, maxLength, maxItems, items, properties, anyOf } = setting;
  if (setting.enum) return setting.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (anyOf) return anyOf.map(kindOf).join(' or ');
  switch (type) {
    case 'integer':
      return `whole number${rangeOf(minimum, maximum)}`;
    case 'number':
      return `number${rangeOf(minimum, maximum)}`;
    case 'string':
      return maxLength === undefined ? 'text' : `text, at most ${maxLength} characters`;
    case 'boolean':
      return '`true` or `false`';
    case 'array':
      return `list${items ? ` of ${plural(kindOf(items))}` : ''}${maxItems === undefined ? '' : `, at most ${maxItems}`}`;
    case 'object':
      return properties ? `{${Object.keys(properties).join(', ')}}` : 'object';
    default:
      return 'text';
  }
}

function plural(kind: string): string {
  return kind.replace(/^(whole number|number|text)\b/, '$1s');
}

/** Describes the limits of a number. Omits the limits of safe integers. */
function rangeOf(minimum: number | undefined, maximum: number | undefined): string {
  const low = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : null;
  const high = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : null;
  if (low !== null && high !== null) return ` from ${low} to ${high}`;
  if (low !== null) return ` from ${low} up`;
  return high === null ? '' : ` up to ${high}`;
}

if (import.meta.main) {
  const text = describeLayouts();
  if (!process.argv.includes('--check')) {
    await writeFile(file, text);
  } else if (!isUpToDate(await readFile(file, 'utf8').catch(() => ''))) {
    console.error('docs/layouts.md is stale: run "node scripts/layouts-doc.ts".');
    process.exitCode = 1;
  }
}
