import css from './canvas.css?inline';

/** The styles of outlines, tools and placeholders, which live in shadow roots. */
export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
