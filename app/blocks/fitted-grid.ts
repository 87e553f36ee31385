import type { CSSProperties } from 'react';

/** The ranges of a container's width. A grid has a different number of columns in each range (app.css). */
export const gridBands = ['phone', 'tablet', 'desktop', 'wide'] as const;
export type GridBand = (typeof gridBands)[number];

/** The options for a grid in one band. */
interface BandChoice {
  /** Numbers of columns, the preferred one first. */
  columns: readonly number[];
  /** Number of rows of a large first entry, which always has two columns. 0 if the first entry is never large. */
  leadRows: 0 | 1 | 2;
}

/** The columns of a grid in one band, and whether its first entry is large. */
export interface BandPlan {
  columns: number;
  isLed: boolean;
}

export type GridPlan<Band extends string = GridBand> = Readonly<Record<Band, BandPlan>>;

export type GridChoice<Band extends string = GridBand> = Readonly<Record<Band, BandChoice>>;

/** The grid of square covers with their names below. */
export const largeTileGrid: GridChoice = {
  phone: { columns: [2], leadRows: 2 },
  tablet: { columns: [3, 4, 5], leadRows: 2 },
  desktop: { columns: [4, 5, 6], leadRows: 2 },
  wide: { columns: [6, 7, 8, 5], leadRows: 2 },
};

/** The grid of cards with a wide picture and a text. */
export const cardGrid: GridChoice = {
  phone: { columns: [1], leadRows: 1 },
  tablet: { columns: [2], leadRows: 1 },
  desktop: { columns: [4, 3, 5], leadRows: 2 },
  wide: { columns: [6, 5, 4], leadRows: 2 },
};

/**
 * Plans a grid so that its last row is full in every band. Chooses the number of columns, and may enlarge the first
 * entry. If no plan fills the last row, leaves as few cells empty as possible.
 */
export function planGrid<Band extends string>(
  count: number,
  choice: GridChoice<Band>,
  wantsLead: boolean,
): GridPlan<Band> {
  const bands = Object.entries<BandChoice>(choice);
  return Object.fromEntries(
    bands.map(([band, one]) => [band, planBand(count, one, wantsLead)]),
  ) as GridPlan<Band>;
}

/** Returns the numbers of columns as CSS variables named after the bands, such as `--phone`. */
export function columnsStyle(plan: GridPlan<string>): CSSProperties {
  return Object.fromEntries(Object.entries(plan).map(([band, { columns }]) => [`--${band}`, columns]));
}

function planBand(count: number, { columns, leadRows }: BandChoice, wantsLead: boolean): BandPlan {
  const most = Math.max(1, count);
  const possible = columns.filter((one) => one <= most);
  const options = (possible.length > 0 ? possible : [most]).flatMap((one) =>
    [false, true].map((isLed) => ({ columns: one, isLed })),
  );
  const costs = options.map((option) => {
    const { isLed } = option;
    // A large entry is possible only if there are enough others to fill the cells beside it.
    const isPossible =
      !isLed || (leadRows > 0 && option.columns >= 2 && count > (option.columns - 2) * leadRows);
    const cells = count + (isLed ? 2 * leadRows - 1 : 0);
    const empty = (option.columns - (cells % option.columns)) % option.columns;
    // A large entry takes less of the width in a grid with more columns, so more columns are slightly preferred.
    const size = isLed ? 0.5 / option.columns : 0;
    return { option, cost: (isPossible ? empty : 100) * 2 + Number(isLed !== wantsLead) + size };
  });
  const [best] = costs.toSorted((a, b) => a.cost - b.cost);
  return best?.option ?? { columns: most, isLed: false };
}
