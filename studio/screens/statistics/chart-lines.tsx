import { linePath } from './chart-shape.ts';
import type { ChartPoint } from './statistics.server.ts';

const [width, height] = [1000, 200];

/**
 * Draws a figure over time as a line with a filled area, and the previous period as a dashed line. The drawing fills
 * the parent element. `top` is the value at the upper edge. `grid` lists the heights of the grid lines as shares of
 * `top`.
 */
export function ChartLines({
  points,
  top,
  grid = [],
}: {
  points: readonly ChartPoint[];
  top: number;
  grid?: readonly number[];
}) {
  const pathOf = (values: readonly number[]) => linePath(values, top, width, height);
  const line = pathOf(points.map(({ value }) => value));
  const end = points.length > 1 ? width : 0;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="size-full overflow-visible"
    >
      {grid.map((share) => (
        <path
          key={share}
          d={`M0 ${height * (1 - share)}H${width}`}
          className="stroke-divider"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path d={`${line}L${end} ${height}L0 ${height}Z`} className="fill-accent-soft" />
      <path
        d={pathOf(points.map(({ before }) => before ?? 0))}
        className="fill-none stroke-faint"
        strokeDasharray="4 4"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={line}
        className="fill-none stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
