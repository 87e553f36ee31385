// Holds the write lock of a SQLite file for some time, as an import would.
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

const [file = '', milliseconds = '0'] = process.argv.slice(2);
const database = new DatabaseSync(file, { timeout: 5_000 });
database.exec('begin immediate');
process.send?.('holding');
await setTimeout(Number(milliseconds));
database.exec('rollback');
database.close();
process.exit(0);
