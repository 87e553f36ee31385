import { quoteTitle } from '#app/domain/change-summary.ts';
import type { LayoutWords } from './describe-layout.ts';

/** The English names of the settings of an ad's box. */
const boxNames = new Map([
  ['ad_cou', 'Ad number'],
  ['ad_bg_color', 'Background'],
  ['ad_style_font', 'Font'],
  ['ad_box_margin', 'Space around the box'],
  ['ad_box_radius', 'Rounded corners'],
  ['ad_box_padding', 'Space inside the box'],
  ['adaptive', 'Adaptive width'],
  ['adaptive_width', 'Width if adaptive'],
]);

/**
 * The English sentences about layouts, in the words of the Studio. Like all lines of the command line, they have no
 * full stop.
 */
export const layoutWords: LayoutWords = {
  value: {
    text: (text) => `“${text}”`,
    empty: () => 'empty',
    initial: (value) => (value === '' ? 'the default' : `the default (${value})`),
    switch: (isOn) => (isOn ? 'on' : 'off'),
    ownSection: (section) => `This page’s section: ${section}`,
    allCategories: () => 'All categories',
    allItems: () => 'All items',
    firstItem: () => 'The first item',
    item: (id) => `Item ${id}`,
    removed: (kind) => `a ${kind} that no longer exists`,
    windows: (window) => (window === 'phone' ? 'Phones' : 'Wide windows'),
  },
  block: quoteTitle,
  removed: ({ block }) => `${block} was removed`,
  added: ({ block, next }) => `${block} is new, above ${next}`,
  addedLast: ({ block }) => `${block} is new, at the end`,
  moved: ({ block, direction, beside }) =>
    direction === 'up' ? `${block} moved up, above ${beside}` : `${block} moved down, below ${beside}`,
  changed: ({ block, setting, before, after }) => `${block}: ${setting} was ${before}, now ${after}`,
  slot({ block, change, at, number, before }) {
    switch (change) {
      case 'added':
        return `${block}: ad ${number} is new, after item ${at}`;
      case 'removed':
        return `${block}: ad ${number}, after item ${at}, was removed`;
      case 'moved':
        return `${block}: ad ${number} moved from after item ${before} to after item ${at}`;
      case 'renumbered':
        return `${block}: after item ${at} was ad ${before}, now ad ${number}`;
    }
  },
  box: (key) => boxNames.get(key) ?? '',
};
