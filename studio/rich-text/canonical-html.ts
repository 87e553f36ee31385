/*
 * The canonical form of HTML, with which two texts are compared. Texts with the same form look the same in the portal:
 * the form leaves out white space between blocks, the order of nested inline elements, and attributes that the portal
 * sets itself.
 */

const blocks = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd div figure figcaption hr table caption thead tbody tfoot tr ' +
    'th td section article header footer aside nav form iframe video audio'
  ).split(' '),
);
/** Blocks in which text outside of inner blocks is treated as if it were in a `p`. */
const containers = new Set(['body', 'li', 'blockquote', 'td', 'th', 'dd', 'div', 'figure']);
const synonyms = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['del', 's'],
  ['strike', 's'],
]);
/** Attributes that the portal sets or removes. */
const ignored = new Set(['rel', 'target', 'loading', 'class', 'style', 'id']);

/** Returns the canonical form of HTML. The HTML is parsed without running scripts or loading files. */
export function canonicalHtml(html: string): string {
  return writeBlocks(new DOMParser().parseFromString(html, 'text/html').body);
}

/** Returns the names of all elements of HTML. */
export function elementNames(html: string): Set<string> {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return new Set([...body.querySelectorAll('*')].map(nameOf));
}

function nameOf(element: Element): string {
  const name = element.localName;
  return synonyms.get(name) ?? name;
}

function attributesOf(element: Element): string {
  return [...element.attributes]
    .filter(({ name, value }) => !ignored.has(name) && value !== '')
    .map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
    .toSorted()
    .join(' ');
}

function tagOf(element: Element): string {
  const attributes = attributesOf(element);
  return attributes === '' ? nameOf(element) : `${nameOf(element)} ${attributes}`;
}

/** Writes the content of an element: its blocks, and the text between them as paragraphs. */
function writeBlocks(parent: Element): string {
  const written: string[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const text = writeLine(line);
    if (text !== '') written.push(containers.has(nameOf(parent)) ? `<p>${text}</p>` : text);
    line = [];
  };
  for (const node of parent.childNodes) {
    if (node instanceof Element && blocks.has(nameOf(node))) {
      endLine();
      const content = nameOf(node) === 'pre' ? writeCode(node) : writeBlocks(node);
      // Browsers show no empty paragraphs.
      if (nameOf(node) !== 'p' || content !== '')
        written.push(`<${tagOf(node)}>${content}</${nameOf(node)}>`);
    } else {
      line.push(node);
    }
  }
  endLine();
  return written.join('');
}

function writeCode(element: Element): string {
  return JSON.stringify((element.textContent ?? '').replace(/\n$/, ''));
}

interface Piece {
  text: string;
  marks: string;
}

/** Writes inline content as pieces of text, each with the names of the elements around it. */
function writeLine(nodes: readonly Node[]): string {
  const pieces: Piece[] = [];
  for (const node of nodes) addPieces(node, [], pieces);
  const joined: Piece[] = [];
  for (const { text, marks } of pieces) {
    const last = joined.at(-1);
    const isAfterSpace = last === undefined || /[ \n]$/.test(last.text);
    const collapsed = isAfterSpace ? text.replace(/^ /, '') : text;
    if (collapsed === '') continue;
    if (last && last.marks === marks) last.text += collapsed;
    else joined.push({ text: collapsed, marks });
  }
  return trimEnd(joined)
    .map(({ text, marks }) => `${marks}:${JSON.stringify(text)}`)
    .join('');
}

/** Removes white space and line breaks at the end, which browsers do not show. */
function trimEnd(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.at(-1);
  if (!last) return pieces;
  const text = last.text.replace(/[ \n]+$/, '');
  if (text === last.text) return pieces;
  const others = pieces.slice(0, -1);
  return text === '' ? trimEnd(others) : [...others, { ...last, text }];
}

function addPieces(node: Node, marks: readonly string[], pieces: Piece[]): void {
  if (node instanceof Text) {
    const text = node.data.replaceAll(/[ \t\r\n\f]+/g, ' ');
    pieces.push({ text, marks: marks.toSorted().join(' ') });
  } else if (node instanceof Element) {
    const name = nameOf(node);
    if (name === 'br') pieces.push({ text: '\n', marks: '' });
    else if (node.childNodes.length === 0) pieces.push({ text: `<${tagOf(node)}>`, marks: '' });
    else for (const child of node.childNodes) addPieces(child, withMark(marks, tagOf(node)), pieces);
  }
}

/** Adds an element to the elements around a text. Leaves out a span without attributes, which has no effect. */
function withMark(marks: readonly string[], mark: string): readonly string[] {
  return mark === 'span' || marks.includes(mark) ? marks : [...marks, mark];
}
