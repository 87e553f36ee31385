/** Text that is HTML already. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

/**
 * Template tag for HTML: literal parts are taken as they are, values are escaped unless they are `Markup` themselves;
 * null and undefined give nothing. For what stands on a page by the hundred, where elements would cost more than all
 * the rest (docs/decisions/0013).
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
