/** The text of a field and the selected part of it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** An edit that replaces the text from `from` to `to`, and then selects the text from `start` to `end`. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/**
 * Puts marks around the selection, or removes the marks that are there. Without a selection, the word at the cursor is
 * marked.
 */
export function toggleMark(selected: Selected, mark: '**' | '_'): TextEdit {
  const { text } = selected;
  const { start, end } = trimmed(wordAt(selected));
  const size = mark.length;
  const inner = text.slice(start, end);
  if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark) {
    return { from: start - size, to: end + size, insert: inner, start: start - size, end: end - size };
  }
  if (inner.length > 2 * size && inner.startsWith(mark) && inner.endsWith(mark)) {
    return { from: start, to: end, insert: inner.slice(size, -size), start, end: end - 2 * size };
  }
  return { from: start, to: end, insert: mark + inner + mark, start: start + size, end: end + size };
}

export type LineKind = 'heading' | 'bullets' | 'numbers' | 'quote';

const lineMarks: Readonly<Record<LineKind, RegExp>> = {
  heading: /^## /,
  bullets: /^[-*+] /,
  numbers: /^\d+[.)] /,
  quote: /^> ?/,
};
const anyLineMark = /^(?:#{1,6} |[-*+] |\d+[.)] |> ?)/;

/**
 * Adds the mark of `kind` to the selected lines, or removes the mark if all selected lines have it. Empty lines among
 * several selected lines stay empty.
 */
export function toggleLines({ text, start, end }: Selected, kind: LineKind): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = (line: string) => lineMarks[kind].test(line);
  const filled = lines.filter((line) => line.trim() !== '');
  const isRemoved = filled.length > 0 && filled.every(isMarked);
  let number = 0;
  const changed = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line;
    if (isRemoved) return line.replace(lineMarks[kind], '');
    number += 1;
    return markOf(kind, number) + line.replace(anyLineMark, '');
  });
  const insert = changed.join('\n');
  const isPoint = start === end;
  const shift = insert.length - (to - from);
  const point = Math.max(from, end + shift);
  return { from, to, insert, start: isPoint ? point : from, end: isPoint ? point : from + insert.length };
}

function markOf(kind: LineKind, number: number): string {
  if (kind === 'heading') return '## ';
  if (kind === 'bullets') return '- ';
  return kind === 'quote' ? '> ' : `${number}. `;
}

/**
 * Turns the selection into a link. Afterwards the address of the link is selected, or the text of the link if the
 * selection was an address.
 */
export function insertLink({ text, start, end }: Selected, placeholder: string): TextEdit {
  const chosen = text.slice(start, end);
  const isAddress = /^(?:https?:\/\/|mailto:|\/)\S+$/.test(chosen);
  const label = isAddress ? placeholder : chosen || placeholder;
  const address = isAddress ? chosen : 'https://';
  const insert = `[${label}](${address})`;
  const selectedAt = isAddress ? start + 1 : start + label.length + 3;
  return {
    from: start,
    to: end,
    insert,
    start: selectedAt,
    end: selectedAt + (isAddress ? label : address).length,
  };
}

/** Inserts a picture after the selection. */
export function insertPicture({ end }: Selected, { src, alt }: { src: string; alt: string }): TextEdit {
  const insert = `![${alt.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](${src})`;
  return { from: end, to: end, insert, start: end + insert.length, end: end + insert.length };
}

/** Returns the word at the cursor, or the selection if there is one. */
function wordAt(selected: Selected): Selected {
  const { text, start, end } = selected;
  if (start !== end) return selected;
  const [before = ''] = /[\p{L}\p{N}]*$/u.exec(text.slice(0, start)) ?? [];
  const [after = ''] = /^[\p{L}\p{N}]*/u.exec(text.slice(end)) ?? [];
  return { text, start: start - before.length, end: end + after.length };
}

/** Leaves out white space at the ends of a selection, because Markdown does not recognise marks beside white space. */
function trimmed({ text, start, end }: Selected): { start: number; end: number } {
  const inner = text.slice(start, end);
  if (inner.trim() === '') return { start, end: start };
  const first = start + (inner.length - inner.trimStart().length);
  return { start: first, end: first + inner.trim().length };
}
