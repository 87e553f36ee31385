/** The icons of all games: outlines in a box of 24 x 24, some of them filled. */
const ICONS = {
  play: { fill: 'M8 4.8c0-1 1.1-1.6 2-1.1l10.2 6.9c.8.6.8 1.7 0 2.3L10 20c-.9.6-2 0-2-1.1z' },
  pause: {
    fill: 'M6.5 4h2.6c.6 0 1 .4 1 1v14c0 .6-.4 1-1 1H6.5c-.6 0-1-.4-1-1V5c0-.6.4-1 1-1zm8.4 0h2.6c.6 0 1 .4 1 1v14c0 .6-.4 1-1 1h-2.6c-.6 0-1-.4-1-1V5c0-.6.4-1 1-1z',
  },
  restart: { line: 'M20 12a8 8 0 1 1-2.6-5.9M20 3v4.5h-4.5' },
  sound: { line: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.2a8 8 0 0 1 0 11.6' },
  muted: { line: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5' },
  next: { line: 'M5 12h13M12.5 6l6 6-6 6' },
  back: { line: 'M19 12H6M11.5 6l-6 6 6 6' },
  grid: {
    fill: 'M4 5.5C4 4.7 4.7 4 5.5 4h4c.8 0 1.5.7 1.5 1.5v4c0 .8-.7 1.5-1.5 1.5h-4C4.7 11 4 10.3 4 9.5zm9 0c0-.8.7-1.5 1.5-1.5h4c.8 0 1.5.7 1.5 1.5v4c0 .8-.7 1.5-1.5 1.5h-4c-.8 0-1.5-.7-1.5-1.5zm-9 9c0-.8.7-1.5 1.5-1.5h4c.8 0 1.5.7 1.5 1.5v4c0 .8-.7 1.5-1.5 1.5h-4C4.7 20 4 19.3 4 18.5zm9 0c0-.8.7-1.5 1.5-1.5h4c.8 0 1.5.7 1.5 1.5v4c0 .8-.7 1.5-1.5 1.5h-4c-.8 0-1.5-.7-1.5-1.5z',
  },
  undo: { line: 'M8.5 4.5L4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11h-4' },
  hint: { line: 'M9 17.5c0-2-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5.5-3 7.5zM9.5 21h5' },
  star: { fill: 'M12 2.8l2.7 5.9 6.4.7-4.8 4.3 1.4 6.3L12 16.8 6.3 20l1.4-6.3L2.9 9.4l6.4-.7z' },
  lock: { line: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3' },
  calendar: { line: 'M5 6.5h14v13H5zM5 10.5h14M9 4v4M15 4v4M9 14.5h2M13 14.5h2' },
  home: { line: 'M4 11.5L12 4l8 7.5M6.5 10v9.5h11V10' },
} as const satisfies Readonly<Record<string, { fill?: string; line?: string }>>;

export type IconName = keyof typeof ICONS;

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Creates an icon with the text colour and size of its button. */
export function createIcon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(NAMESPACE, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.classList.add('icon', `icon-${name}`);
  const path = document.createElementNS(NAMESPACE, 'path');
  const icon: { fill?: string; line?: string } = ICONS[name];
  path.setAttribute('d', icon.fill ?? icon.line ?? '');
  if (icon.line) path.classList.add('icon-line');
  svg.append(path);
  return svg;
}
