import { createDumpTokenizer, type DumpToken } from './dump-tokens.server.ts';

/** The values of a row by column name in lower case. Numbers are strings; NULL and expressions are `null`. */
export type DumpRow = ReadonlyMap<string, string | null>;

export interface DumpReaderOptions {
  /** Whether the rows of a table are wanted. Called once for each statement. */
  wants(table: string): boolean;
  onRow(table: string, row: DumpRow): void;
  /** Called for each table that the dump creates or fills. */
  onTable?(table: string): void;
  /** Called for a row that does not have as many values as its table has columns. */
  onFaultyRow?(table: string): void;
}

export interface DumpReader {
  write(piece: string): void;
  /** Ends the dump. Returns false if it is cut off. */
  end(): boolean;
}

/** Columns that a table may have. MySQL allows 4096. */
const mostColumns = 4096;

/** Words that begin a part of CREATE TABLE that is not a column. */
const keyWords = new Set(
  'PRIMARY KEY UNIQUE INDEX FULLTEXT SPATIAL CONSTRAINT FOREIGN CHECK PERIOD'.split(' '),
);

/** Words between INSERT and the name of the table. */
const insertWords = new Set(['LOW_PRIORITY', 'DELAYED', 'HIGH_PRIORITY', 'IGNORE', 'INTO']);

type Step =
  | 'start'
  | 'skip'
  | 'delimiter'
  | 'create'
  | 'create-name'
  | 'create-column'
  | 'create-rest'
  | 'insert-name'
  | 'insert-columns'
  | 'insert-values'
  | 'row'
  | 'value'
  | 'next-row';

/**
 * Creates a reader of a MySQL dump, as mysqldump, MariaDB and phpMyAdmin write it: the rows of its INSERT and REPLACE
 * statements. All other statements are skipped; nothing is executed. It holds one row at a time.
 */
export function createDumpReader({ wants, onRow, onTable, onFaultyRow }: DumpReaderOptions): DumpReader {
  const columnsOf = new Map<string, readonly string[]>();
  let step: Step = 'start';
  let table = '';
  let columns: string[] = [];
  let values: (string | null)[] = [];
  /** Parts of the value that is being read. `undefined` before the first part, `null` for NULL and expressions. */
  let value: string | null | undefined;
  /** Open parentheses within a definition or value. */
  let depth = 0;
  /** True after the X of a hexadecimal literal such as X'41'. */
  let isHexPrefix = false;
  /** True while statements end with another delimiter than ";", as the bodies of triggers do. */
  let isForeign = false;

  const tokenizer = createDumpTokenizer((token) => {
    if (step === 'value') readValue(token);
    else readStatement(token);
  });

  const enterTable = (name: string) => {
    table = name;
    onTable?.(name);
  };

  const readStatement = (token: DumpToken) => {
    const isEnd = token.kind === 'mark' && token.text === ';';
    if (step === 'delimiter') {
      isForeign = token.text !== ';';
      step = 'start';
      return;
    }
    if (isEnd) {
      step = 'start';
      tokenizer.collect(false);
      return;
    }
    switch (step) {
      case 'start':
        return startStatement(token);
      case 'create':
        if (isWord(token, 'TABLE')) step = 'create-name';
        else if (!isWord(token, 'TEMPORARY')) step = 'skip';
        return;
      case 'create-name':
        if (isWord(token, 'IF') || isWord(token, 'NOT') || isWord(token, 'EXISTS')) return;
        if (token.kind === 'mark' && token.text === '(') {
          onTable?.(table);
          columns = [];
          depth = 1;
          step = 'create-column';
        } else readName(token);
        return;
      case 'create-column':
        if (token.kind === 'name' || (token.kind === 'word' && !keyWords.has(token.text.toUpperCase()))) {
          if (columns.length < mostColumns) columns.push(token.text.toLowerCase());
        }
        step = 'create-rest';
        return;
      case 'create-rest':
        return readDefinition(token);
      case 'insert-name':
        return readInsertName(token);
      case 'insert-columns':
        if (token.kind === 'name' || token.kind === 'word') columns.push(token.text.toLowerCase());
        else if (token.text === ')' || columns.length > mostColumns) step = 'insert-values';
        return;
      case 'insert-values':
        if (isWord(token, 'VALUES') || isWord(token, 'VALUE')) step = 'row';
        else step = 'skip';
        return;
      case 'row':
        if (token.kind === 'mark' && token.text === '(') startRow();
        else step = 'skip';
        return;
      case 'next-row':
        step = token.kind === 'mark' && token.text === ',' ? 'row' : 'skip';
        return;
    }
  };

  const startStatement = (token: DumpToken) => {
    step = 'skip';
    if (isWord(token, 'DELIMITER')) {
      step = 'delimiter';
      tokenizer.takeLine();
    } else if (isForeign) step = 'start';
    else if (isWord(token, 'CREATE')) step = 'create';
    else if (isWord(token, 'INSERT') || isWord(token, 'REPLACE')) {
      step = 'insert-name';
      table = '';
      columns = [];
    }
  };

  /** Reads a name of a table. A name of a database before it is dropped. */
  const readName = (token: DumpToken) => {
    if (token.kind === 'name') table = token.text;
    else if (token.kind === 'word') table = token.text.split('.').at(-1) ?? '';
  };

  const readDefinition = (token: DumpToken) => {
    if (token.kind !== 'mark') return;
    if (token.text === '(') depth += 1;
    if (token.text === ')') depth -= 1;
    if (depth === 0) {
      if (wants(table)) columnsOf.set(table, columns);
      step = 'skip';
    } else if (depth === 1 && token.text === ',') step = 'create-column';
  };

  const readInsertName = (token: DumpToken) => {
    if (token.kind === 'word' && insertWords.has(token.text.toUpperCase())) return;
    const isValues = isWord(token, 'VALUES') || isWord(token, 'VALUE');
    if (!isValues && (token.kind !== 'mark' || token.text === '.')) return readName(token);
    enterTable(table);
    if (!wants(table)) step = 'skip';
    else if (isValues) step = 'row';
    else step = 'insert-columns';
  };

  const startRow = () => {
    values = [];
    value = undefined;
    depth = 0;
    step = 'value';
    tokenizer.collect(true);
  };

  const readValue = (token: DumpToken) => {
    if (token.kind === 'mark') {
      if (token.text === ';') {
        onFaultyRow?.(table);
        step = 'start';
        tokenizer.collect(false);
        return;
      }
      if (depth === 0 && (token.text === ',' || token.text === ')')) {
        if (values.length < mostColumns) values.push(value ?? null);
        value = undefined;
        if (token.text === ')') endRow();
        return;
      }
      if (token.text === '.' && typeof value === 'string' && depth === 0) value += '.';
      if (token.text === '(') depth += 1;
      if (token.text === ')') depth -= 1;
      // Expressions are not evaluated.
      if (token.text === '(' || depth > 0) value = null;
      return;
    }
    if (depth > 0 || value === null) return;
    if (token.kind === 'string') value = isHexPrefix ? decodeHex(token.text) : (value ?? '') + token.text;
    else if (token.kind === 'word') readWord(token.text);
    isHexPrefix = token.kind === 'word' && /^x$/i.test(token.text);
  };
  const readWord = (word: string) => {
    // The character set of the string that follows.
    if (/^(?:_\w+|[nxb])$/i.test(word)) return;
    if (/^0x[\da-f]+$/i.test(word)) value = decodeHex(word.slice(2));
    else if (/^(?:true|false)$/i.test(word)) value = word.toLowerCase() === 'true' ? '1' : '0';
    else if (/^[-+]?\d[\d.e+-]*$/i.test(word)) value = (value ?? '') + word;
    else value = null;
  };

  const endRow = () => {
    step = 'next-row';
    const names = columns.length > 0 ? columns : (columnsOf.get(table) ?? []);
    if (names.length !== values.length) {
      onFaultyRow?.(table);
      return;
    }
    onRow(table, new Map(names.map((name, index) => [name, values[index] ?? null])));
  };

  tokenizer.collect(false);
  return {
    write: tokenizer.write,
    end: () => tokenizer.end() && step !== 'value' && step !== 'row',
  };
}

function isWord(token: DumpToken, word: string): boolean {
  return token.kind === 'word' && token.text.toUpperCase() === word;
}

/** Decodes a hexadecimal literal as UTF-8. `mysqldump --hex-blob` writes binary columns in this form. */
function decodeHex(digits: string): string {
  return Buffer.from(digits, 'hex').toString('utf8');
}
