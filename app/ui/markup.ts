/** Text that is already HTML. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

/**
 * Template tag for HTML: literal parts are copied, and values are escaped unless they are `Markup`. `null` and
 * undefined produce no text. Intended for parts that a page repeats by the hundred, for which elements would cost
 * more than everything else (docs/decisions/0028).
 */
export function markup(
  parts: TemplateStringsArray,
  ...values: readonly (Markup | string | number | null | undefined)[]
): Markup {
  let html = parts[0] ?? '';
  for (const [index, value] of values.entries()) {
    html += (value instanceof Markup ? value.html : escapeText(value ?? '')) + (parts[index + 1] ?? '');
  }
  return new Markup(html);
}

function escapeText(value: string | number): string {
  const text = String(value);
  return /[&<>"']/.test(text)
    ? text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
    : text;
}
