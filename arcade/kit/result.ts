import { element, inItsLanguage } from './element.ts';
import { createIcon } from './icons.ts';
import { formatNumber, kitWord } from './texts.ts';

/** The data of a result screen. */
export interface Result {
  heading: string;
  /** Short lines under the score. */
  lines?: readonly string[];
  stars?: number;
  /** The score. If it is undefined, there is no row for it. */
  score?: number;
  best?: number;
  newBest?: boolean;
}

/** Returns the rows of a result screen: stars, score, best score and lines. */
export function resultRows(result: Result): HTMLElement[] {
  const rows: HTMLElement[] = [];
  if (result.stars !== undefined) {
    const row = element('div', 'result-stars');
    row.setAttribute('role', 'img');
    row.setAttribute('aria-label', kitWord('result.stars', { stars: result.stars }));
    for (let star = 1; star <= 3; star += 1) {
      const icon = createIcon('star');
      if (star <= result.stars) icon.classList.add('lit');
      row.append(icon);
    }
    rows.push(row);
  }
  if (result.score !== undefined) rows.push(element('p', 'result-score', formatNumber(result.score)));
  if (result.newBest) rows.push(element('p', 'result-badge', kitWord('result.newBest')));
  else if (result.best) rows.push(element('p', 'result-line', kitWord('result.best', { best: result.best })));
  for (const line of result.lines ?? []) rows.push(inItsLanguage(element('p', 'result-line', line)));
  return rows;
}
