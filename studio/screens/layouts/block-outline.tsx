type Box = readonly [x: number, y: number, width: number, height: number];

const covers: readonly Box[] = [0, 1, 2, 3].flatMap((column) =>
  [6, 26].map((y): Box => [4 + column * 15, y, 13, 17]),
);
const line: readonly Box[] = [
  [4, 8, 24, 5],
  ...[0, 1, 2, 3].map((column): Box => [4 + column * 17, 18, 15, 20]),
];
const text: readonly Box[] = [
  [4, 8, 30, 6],
  [4, 20, 56, 3],
  [4, 27, 56, 3],
  [4, 34, 40, 3],
];
const chips: readonly Box[] = [0, 1, 2, 3].map((column): Box => [4 + column * 15, 20, 13, 9]);
const plain: readonly Box[] = [[4, 8, 56, 32]];

const shapes = new Map<string, readonly Box[]>([
  [
    'topBar',
    [
      [4, 18, 10, 12],
      [18, 18, 30, 12],
      [52, 18, 8, 12],
    ],
  ],
  [
    'bottomBar',
    [
      [4, 16, 16, 3],
      [4, 23, 16, 3],
      [24, 16, 16, 3],
      [24, 23, 16, 3],
      [44, 16, 16, 3],
    ],
  ],
  [
    'hero',
    [
      [4, 6, 56, 28],
      [4, 37, 18, 6],
    ],
  ],
  [
    'mosaic',
    [
      [4, 6, 28, 38],
      [34, 6, 13, 18],
      [49, 6, 13, 18],
      [34, 26, 28, 18],
    ],
  ],
  [
    'cards',
    [
      [4, 6, 30, 38],
      [36, 6, 12, 18],
      [50, 6, 12, 18],
      [36, 26, 12, 18],
      [50, 26, 12, 18],
    ],
  ],
  [
    'shelves',
    [6, 20, 34].flatMap((y): Box[] => [
      [4, y, 14, 11],
      ...[0, 1, 2, 3].map((column): Box => [21 + column * 11, y, 9, 11]),
    ]),
  ],
  ['largeTiles', covers],
  ['ownGames', covers],
  ['quickView', covers],
  ['random', covers],
  ['related', covers],
  ['list', covers],
  ['searchResults', covers],
  ['row', line],
  ['new', line],
  ['recentlyPlayed', line],
  ['screenshots', line],
  ['homeHeading', [[4, 20, 40, 9]]],
  ['categoryChips', chips],
  ['gameChips', chips],
  ['tagList', chips],
  ['text', text],
  ['richText', text],
  ['textPage', text],
  ['faq', text],
  [
    'breadcrumbs',
    [
      [4, 22, 14, 4],
      [22, 22, 14, 4],
      [40, 22, 14, 4],
    ],
  ],
  [
    'searchBox',
    [
      [4, 14, 56, 12],
      [4, 32, 12, 6],
      [19, 32, 12, 6],
      [34, 32, 12, 6],
    ],
  ],
]);

/** An outline of what a block looks like. Types that the Studio does not know have a plain box. */
export function BlockOutline({ type }: { type: string }) {
  return (
    <svg viewBox="0 0 64 50" aria-hidden className="absolute inset-0 size-full p-2 text-faint">
      {(shapes.get(type) ?? plain).map(([x, y, width, height]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx="2"
          fill="currentColor"
          opacity="0.5"
        />
      ))}
    </svg>
  );
}
