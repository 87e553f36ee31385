import { pageKinds, type PageKind } from '#app/domain/layout.ts';
import type { ShownStep } from './field-steps.ts';

/** The position of a value in the part that contains the layouts of all pages. */
export interface LayoutPosition {
  verticalId: number;
  /** `null` if the value concerns all pages of the section. */
  kind: PageKind | null;
  /** The number of a block, from 1. `null` if the value concerns the whole page. */
  block: number | null;
  /** The bundle's name for a setting of the block, or "" for the whole block. */
  setting: string;
}

/** Returns the position that a path leads to, or `null` if it leads to the whole part. */
export function findLayoutPosition([
  section,
  page,
  block,
  ...rest
]: readonly ShownStep[]): LayoutPosition | null {
  if (!section || !('key' in section)) return null;
  const [, setting] = rest;
  return {
    verticalId: Number(section.key),
    kind: page && 'key' in page ? (pageKinds[Number(page.key) - 1] ?? null) : null,
    block: block && 'index' in block ? block.index + 1 : null,
    setting: setting && 'key' in setting ? setting.key : '',
  };
}
