import { DumpTokenizer, type DumpToken } from './dump-tokens.server.ts';
import { DumpRowValues, maxColumns } from './dump-values.server.ts';

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
 * Reads a MySQL dump, as mysqldump, MariaDB and phpMyAdmin write it: the rows of its INSERT and REPLACE statements. All
 * other statements are skipped; nothing is executed. The reader holds one row at a time in memory.
 */
export class DumpReader {
  private readonly options: DumpReaderOptions;
  private readonly tokenizer = new DumpTokenizer((token) => this.read(token));
  /** The columns that CREATE TABLE defines, by table. */
  private readonly columnsOf = new Map<string, readonly string[]>();
  private step: Step = 'start';
  private table = '';
  private columns: string[] = [];
  private values = new DumpRowValues();
  /** Number of open parentheses within a definition. */
  private depth = 0;
  /** True while statements end with another delimiter than ";", as the bodies of triggers do. */
  private hasOtherDelimiter = false;

  constructor(options: DumpReaderOptions) {
    this.options = options;
    this.tokenizer.collect(false);
  }

  write(piece: string): void {
    this.tokenizer.write(piece);
  }

  /** Ends the dump. Returns false if it is cut off. */
  end(): boolean {
    return this.tokenizer.end() && this.step !== 'value' && this.step !== 'row';
  }

  private read(token: DumpToken): void {
    if (this.step === 'value') this.readValue(token);
    else if (this.step === 'delimiter') {
      this.hasOtherDelimiter = token.text !== ';';
      this.step = 'start';
    } else if (isMark(token, ';')) this.endStatement();
    else this.readStatement(token);
  }

  private readStatement(token: DumpToken): void {
    switch (this.step) {
      case 'start':
        return this.startStatement(token);
      case 'create':
        if (isWord(token, 'TABLE')) this.step = 'create-name';
        else if (!isWord(token, 'TEMPORARY')) this.step = 'skip';
        return;
      case 'create-name':
        return this.readCreateName(token);
      case 'create-column':
        return this.readColumn(token);
      case 'create-rest':
        return this.readDefinition(token);
      case 'insert-name':
        return this.readInsertName(token);
      case 'insert-columns':
        if (token.kind === 'name' || token.kind === 'word') this.columns.push(token.text.toLowerCase());
        else if (token.text === ')' || this.columns.length > maxColumns) this.step = 'insert-values';
        return;
      case 'insert-values':
        this.step = isValuesWord(token) ? 'row' : 'skip';
        return;
      case 'row':
        if (isMark(token, '(')) this.startRow();
        else this.step = 'skip';
        return;
      case 'next-row':
        this.step = isMark(token, ',') ? 'row' : 'skip';
        return;
    }
  }

  private startStatement(token: DumpToken): void {
    this.step = 'skip';
    if (isWord(token, 'DELIMITER')) {
      this.step = 'delimiter';
      this.tokenizer.takeLine();
    } else if (this.hasOtherDelimiter) this.step = 'start';
    else if (isWord(token, 'CREATE')) this.step = 'create';
    else if (isWord(token, 'INSERT') || isWord(token, 'REPLACE')) {
      this.step = 'insert-name';
      this.table = '';
      this.columns = [];
    }
  }

  private endStatement(): void {
    this.step = 'start';
    this.tokenizer.collect(false);
  }

  /** Reads the name of a table. The name of a database in front of it is dropped. */
  private readName(token: DumpToken): void {
    if (token.kind === 'name') this.table = token.text;
    else if (token.kind === 'word') this.table = token.text.split('.').at(-1) ?? '';
  }

  private readCreateName(token: DumpToken): void {
    if (isWord(token, 'IF') || isWord(token, 'NOT') || isWord(token, 'EXISTS')) return;
    if (!isMark(token, '(')) return this.readName(token);
    this.options.onTable?.(this.table);
    this.columns = [];
    this.depth = 1;
    this.step = 'create-column';
  }

  private readColumn(token: DumpToken): void {
    const isColumn =
      token.kind === 'name' || (token.kind === 'word' && !keyWords.has(token.text.toUpperCase()));
    if (isColumn && this.columns.length < maxColumns) this.columns.push(token.text.toLowerCase());
    this.step = 'create-rest';
  }

  private readDefinition(token: DumpToken): void {
    if (token.kind !== 'mark') return;
    if (token.text === '(') this.depth += 1;
    if (token.text === ')') this.depth -= 1;
    if (this.depth === 0) {
      if (this.options.wants(this.table)) this.columnsOf.set(this.table, this.columns);
      this.step = 'skip';
    } else if (this.depth === 1 && token.text === ',') this.step = 'create-column';
  }

  private readInsertName(token: DumpToken): void {
    if (token.kind === 'word' && insertWords.has(token.text.toUpperCase())) return;
    const isValues = isValuesWord(token);
    if (!isValues && (token.kind !== 'mark' || token.text === '.')) return this.readName(token);
    this.options.onTable?.(this.table);
    if (!this.options.wants(this.table)) this.step = 'skip';
    else if (isValues) this.step = 'row';
    else this.step = 'insert-columns';
  }

  private startRow(): void {
    this.values = new DumpRowValues();
    this.step = 'value';
    this.tokenizer.collect(true);
  }

  private readValue(token: DumpToken): void {
    if (isMark(token, ';')) {
      this.options.onFaultyRow?.(this.table);
      this.endStatement();
    } else if (this.values.read(token)) this.endRow(this.values.list());
  }

  private endRow(values: readonly (string | null)[]): void {
    const { table, columns, options } = this;
    this.step = 'next-row';
    const names = columns.length > 0 ? columns : (this.columnsOf.get(table) ?? []);
    if (names.length !== values.length) options.onFaultyRow?.(table);
    else options.onRow(table, new Map(names.map((name, index) => [name, values[index] ?? null])));
  }
}

function isWord(token: DumpToken, word: string): boolean {
  return token.kind === 'word' && token.text.toUpperCase() === word;
}

function isValuesWord(token: DumpToken): boolean {
  return isWord(token, 'VALUES') || isWord(token, 'VALUE');
}

function isMark(token: DumpToken, mark: string): boolean {
  return token.kind === 'mark' && token.text === mark;
}
