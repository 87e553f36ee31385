/**
 * The figures that are counted. `seconds` is play time; `visits` are views of visitors who came from outside the site.
 */
export const figureNames = ['views', 'visits', 'opens', 'plays', 'seconds', 'likes', 'clicks'] as const;

export type FigureName = (typeof figureNames)[number];
export type Figures = Record<FigureName, number>;

/** Every figure, in the order in which it is shown. Visitors and searches are stored separately. */
export const allFigures = ['visitors', ...figureNames, 'searches'] as const;
export type AnyFigure = (typeof allFigures)[number];

/** Columns by which figures are counted separately within an hour. Lists can be grouped by any of them. */
export const dimensions = [
  'verticalId',
  'itemId',
  'categoryId',
  'source',
  'device',
  'language',
  'pageLanguage',
] as const;
export type Dimension = (typeof dimensions)[number];

export function noFigures(): Figures {
  return { views: 0, visits: 0, opens: 0, plays: 0, seconds: 0, likes: 0, clicks: 0 };
}

/** Adds figures to `sum`, in place. */
export function addFigures(sum: Figures, added: Figures): void {
  for (const name of figureNames) sum[name] += added[name];
}

/** The kinds of devices that are distinguished by user agent. */
export const devices = ['desktop', 'phone', 'tablet'] as const;
export type Device = (typeof devices)[number];

/**
 * The value that represents all sources, languages and devices beyond the limit of rows. Also used for sources that are
 * not host names.
 */
export const others = '*';
