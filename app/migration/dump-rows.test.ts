import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DumpReader } from './dump-rows.server.ts';

interface ReadDump {
  rows: { table: string; row: Record<string, string | null> }[];
  tables: string[];
  faulty: string[];
  isWhole: boolean;
}

/** Reads the rows of the tables `games` and `wp_posts` from a text that arrives in pieces of the given sizes. */
function read(text: string, sizes: readonly number[] = [text.length]): ReadDump {
  const found: ReadDump = { rows: [], tables: [], faulty: [], isWhole: false };
  const reader = new DumpReader({
    wants: (table) => table === 'games' || table === 'wp_posts',
    onRow: (table, row) => found.rows.push({ table, row: Object.fromEntries(row) }),
    onTable: (table) => found.tables.push(table),
    onFaultyRow: (table) => found.faulty.push(table),
  });
  let at = 0;
  for (let index = 0; at < text.length; index += 1) {
    const size = Math.max(1, sizes[index % sizes.length] ?? 1);
    reader.write(text.slice(at, at + size));
    at += size;
  }
  found.isWhole = reader.end();
  return found;
}

const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom("'", '"', '\\', '`', '\n', '\0', '-', '#', '/', '*', ';', ',', '(', ')', '%'),
    maxLength: 20,
  }),
  fc.constant(null),
);

/** Writes a text as MySQL does: with backslashes or with doubled quotation marks. */
const writers: readonly ((text: string) => string)[] = [
  (text) =>
    `'${text.replaceAll(/[\0\n\r\\'"]/g, (char) => `\\${{ '\0': '0', '\n': 'n', '\r': 'r' }[char] ?? char}`)}'`,
  (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`,
  (text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '""')}"`,
  (text) => `_utf8mb4 '${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`,
  (text) => (text === '' ? "''" : `0x${Buffer.from(text).toString('hex')}`),
];
const noise = fc.constantFrom(
  '',
  '\n',
  "-- it's a comment\n",
  "# another 'one\n",
  '/*!40101 SET NAMES utf8 */;\n',
  "/* INSERT INTO games VALUES ('no') */",
  'SET SQL_MODE = "NO_AUTO_VALUE_ON_ZERO";\n',
  "INSERT INTO `other` VALUES (1,'INSERT INTO games VALUES (2)'),(3,');');\n",
);

describe('DumpReader', () => {
  it('reads every row as it was written, however the text is divided', () => {
    const rows = fc.array(fc.array(value, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });
    const writer = fc.nat({ max: writers.length - 1 });
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(rows, writer, noise, noise, sizes, (data, style, before, after, pieces) => {
        const write = (cell: string | null) => (cell === null ? 'NULL' : (writers[style]?.(cell) ?? ''));
        const text = [
          before,
          "CREATE TABLE `games` (\n  `id` int(11) NOT NULL,\n  `Title` varchar(10) DEFAULT 'a,(b',\n  c decimal(3,1),\n  PRIMARY KEY (`id`),\n  KEY `k` (`Title`(10))\n) ENGINE=InnoDB;\n",
          after,
          `INSERT INTO \`games\` VALUES ${data.map((row) => `(${row.map(write).join(', ')})`).join(',\n')};\n`,
          before,
        ].join('');
        const found = read(text, pieces);
        const expected = data.map(([id = null, title = null, c = null]) => ({ id, title, c }));
        expect(found.rows.map(({ row }) => row)).toEqual(expected);
        expect(found.isWhole).toBe(true);
      }),
    );
  });

  it('reads any text without an error and without a row of a table that is not wanted', () => {
    const word = fc.constantFrom(
      ...'INSERT|INTO|games|`games`|other|VALUES|(|)|,|;|\'|"|`|\\|NULL|1|0x41|/*|*/|--|#|\n|CREATE|TABLE|DELIMITER|x|.|-|/'.split(
        '|',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), fc.integer({ min: 1, max: 9 }), (words, size) => {
        const text = words.join(' ');
        const whole = read(text);
        expect(whole.rows.every(({ table }) => table === 'games')).toBe(true);
        expect(read(text, [size])).toEqual(whole);
      }),
    );
  });

  it.each([
    [
      "INSERT INTO `db`.`games` (`id`, `Title`) VALUES (1,'a'),(-2.5,NULL);",
      [
        { id: '1', title: 'a' },
        { id: '-2.5', title: null },
      ],
    ],
    ["REPLACE INTO db.games(id) VALUES (X'6869');", [{ id: 'hi' }]],
    [
      "INSERT IGNORE INTO games (id, t) VALUES (NOW(), 'a' 'b'), (CAST('{\"a\": (1)}' AS JSON), TRUE);",
      [
        { id: null, t: 'ab' },
        { id: null, t: '1' },
      ],
    ],
    ["INSERT INTO games (a) VALUES ('50\\% \\_ \\q');", [{ a: '50\\% \\_ q' }]],
    [
      'INSERT INTO games (a) VALUES (1) ON DUPLICATE KEY UPDATE a = VALUES(a); INSERT INTO games (a) VALUES (2);',
      [{ a: '1' }, { a: '2' }],
    ],
    [
      'DELIMITER ;;\nCREATE TRIGGER t AFTER INSERT ON x FOR EACH ROW BEGIN INSERT INTO games (a) VALUES (1); END;;\nDELIMITER ;\nINSERT INTO games (a) VALUES (2);',
      [{ a: '2' }],
    ],
    [
      'INSERT INTO games (`__proto__`, constructor) VALUES (1, 2);',
      [
        Object.fromEntries([
          ['__proto__', '1'],
          ['constructor', '2'],
        ]),
      ],
    ],
  ])('reads %s', (text, rows) => {
    expect(read(text).rows.map(({ row }) => row)).toEqual(rows);
  });

  it('names the tables, and the rows that do not fit their table', () => {
    const { tables, faulty, rows } = read(
      'CREATE TABLE IF NOT EXISTS `wp_posts` (ID int); INSERT INTO games (a, b) VALUES (1), (2, 3); INSERT INTO wp_posts VALUES (1); INSERT INTO wp_posts VALUES (4;INSERT INTO wp_options VALUES (1);',
    );
    expect(tables).toEqual(['wp_posts', 'games', 'wp_posts', 'wp_posts', 'wp_options']);
    expect(faulty).toEqual(['games', 'wp_posts']);
    expect(rows.map(({ row }) => row)).toEqual([{ a: '2', b: '3' }, { id: '1' }]);
  });

  it.each([
    "INSERT INTO games (a) VALUES ('cut",
    'INSERT INTO games (a) VALUES (1, ',
    '/* never ends',
    'INSERT INTO `ga',
  ])('tells that %s is cut off', (text) => {
    expect(read(text).isWhole).toBe(false);
  });

  it('drops the rest of a text that is too long', () => {
    const [found] = read(`INSERT INTO games (a) VALUES ('${'x'.repeat(1_500_000)}');`, [65_536]).rows;
    expect(found?.row.a).toHaveLength(1_000_000);
  });
});
