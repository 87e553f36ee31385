import { TableLayout } from 'react-aria-components';

type TableLayoutProps = NonNullable<ConstructorParameters<typeof TableLayout>[0]>;

/** The part of a list that a table has loaded. */
export interface TableRange {
  /** Index of the first loaded row. */
  start: number;
  /** Number of all rows. */
  total: number;
}

export interface WindowedTableOptions extends TableLayoutProps {
  range?: TableRange | undefined;
}

type Layout = TableLayout<unknown, WindowedTableOptions>;

/**
 * Arranges a part of a list as if all of it were loaded, so that the scroll bar covers the whole list. Rows that are
 * not loaded are empty space.
 */
export class WindowedTableLayout extends TableLayout<unknown, WindowedTableOptions> {
  #range: TableRange | undefined;

  override shouldInvalidateLayoutOptions(
    next: WindowedTableOptions,
    previous: WindowedTableOptions,
  ): boolean {
    return (
      next.range?.start !== previous.range?.start ||
      next.range?.total !== previous.range?.total ||
      super.shouldInvalidateLayoutOptions(next, previous)
    );
  }

  override update(context: Parameters<Layout['update']>[0]): void {
    this.#range = context.layoutOptions?.range;
    super.update(context);
  }

  protected override buildRowGroup(
    ...[y, node]: Parameters<Layout['buildRowGroup']>
  ): ReturnType<Layout['buildRowGroup']> {
    if (!this.#range || this.#range.total === 0) return super.buildRowGroup(y, node);
    const { start, total } = this.#range;
    const rowHeight = this.getEstimatedRowHeight() + this.gap;
    const group = super.buildRowGroup(y + start * rowHeight, node);
    group.layoutInfo.rect.y = y;
    group.layoutInfo.rect.height = total * rowHeight;
    return group;
  }
}
