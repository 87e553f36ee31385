import { phrase } from '#app/lib/phrase.ts';
import { knownAdSystems } from './known-ad-systems.ts';

const domain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/i;
const variable = /^([a-z]{1,40})\s*=\s*(\S.*)$/i;

/** The variables of ads.txt 1.1. Buyers ignore all other variables. */
const variables = new Set(['CONTACT', 'SUBDOMAIN', 'OWNERDOMAIN', 'MANAGERDOMAIN', 'INVENTORYPARTNERDOMAIN']);
/** The variables that a file may contain only once. */
const single = new Set(['OWNERDOMAIN']);

/** The topic of an error or a hint. */
export type AdsTxtTopic =
  /** Errors: lines that buyers do not understand. */
  | 'separator'
  | 'address'
  | 'domain'
  | 'account'
  | 'relation'
  | 'fields'
  | 'line'
  /** Hints: probable mistakes in lines that buyers understand, or a line that is probably missing. */
  | 'duplicate'
  | 'both'
  | 'unknownSystem'
  | 'unknownVariable'
  | 'variableDomain'
  | 'single'
  | 'googleAccount'
  | 'googleCertificate'
  | 'appSubdomain'
  | 'noOwner';

/** An error or a hint about a line. The first line is line 1. Line 0 represents the whole file. */
export interface AdsTxtNote {
  line: number;
  level: 'error' | 'hint';
  topic: AdsTxtTopic;
  /** The part of the line that the note is about. */
  value: string;
  /** Number of the other line, for a hint about two lines. */
  other?: number;
}

const googleCertificate = 'f08c47fec0942fa0';

/** Checks each line of an ads.txt or app-ads.txt file (IAB ads.txt 1.1). */
export function checkAdsTxt(text: string, file: 'ads.txt' | 'app-ads.txt' = 'ads.txt'): AdsTxtNote[] {
  const notes: AdsTxtNote[] = [];
  const records = new Map<string, { line: number; relation: string }>();
  const named = new Map<string, number>();
  for (const [index, full] of text.split('\n').entries()) {
    const line = index + 1;
    const content = full.replace(/#.*$/, '').trim();
    if (content === '') continue;
    const [, name, value = ''] = variable.exec(content) ?? [];
    if (name !== undefined) {
      notes.push(...checkVariable(line, name.toUpperCase(), value, file, named));
      continue;
    }
    const error = findError(content);
    if (error) notes.push({ line, level: 'error', ...error });
    else notes.push(...checkRecord(line, content, records));
  }
  if (records.size > 0 && !named.has('OWNERDOMAIN')) {
    notes.push({ line: 0, level: 'hint', topic: 'noOwner', value: '' });
  }
  return notes;
}

/** Describes the first error of a file. Returns `null` for a file without errors. */
export function findAdsTxtFault(text: string): string | null {
  const error = checkAdsTxt(text).find(({ level }) => level === 'error');
  if (!error) return null;
  return phrase(
    'line {number} must be "domain, account id, DIRECT or RESELLER, optional certification id", "name=value" or a comment',
    { number: error.line },
  );
}

/** Returns the fields of a record. Extension data may follow after a semicolon. */
function fieldsOf(content: string): string[] {
  const [head = ''] = content.split(';', 1);
  return head.split(',').map((field) => field.trim());
}

function findError(content: string): Pick<AdsTxtNote, 'topic' | 'value'> | null {
  const fields = fieldsOf(content);
  const [system = '', account = '', relation = ''] = fields;
  if (fields.length === 1) {
    const isRecord = /\b(?:direct|reseller)\b/i.test(content);
    return { topic: isRecord ? 'separator' : 'line', value: content.slice(0, 100) };
  }
  if (/^https?:|\//i.test(system)) return { topic: 'address', value: system };
  if (!domain.test(system)) return { topic: 'domain', value: system };
  if (account === '') return { topic: 'account', value: system };
  if (!/^(?:direct|reseller)$/i.test(relation)) return { topic: 'relation', value: relation };
  return fields.length > 4 ? { topic: 'fields', value: fields.slice(4).join(', ') } : null;
}

function checkRecord(
  line: number,
  content: string,
  records: Map<string, { line: number; relation: string }>,
): AdsTxtNote[] {
  const [system = '', account = '', relation = '', certificate = ''] = fieldsOf(content);
  const notes: AdsTxtNote[] = [];
  const hint = (topic: AdsTxtTopic, value: string, other?: number) =>
    notes.push({ line, level: 'hint', topic, value, ...(other !== undefined && { other }) });
  const host = system.toLowerCase();
  const key = `${host} ${account.toLowerCase()}`;
  const earlier = records.get(key);
  if (earlier) {
    const isSame = earlier.relation === relation.toUpperCase();
    hint(isSame ? 'duplicate' : 'both', `${system}, ${account}`, earlier.line);
  } else records.set(key, { line, relation: relation.toUpperCase() });
  if (!knownAdSystems.has(host) && host !== 'placeholder.example.com') hint('unknownSystem', system);
  if (host === 'google.com') {
    if (!/^pub-\d{16}$/.test(account)) hint('googleAccount', account);
    if (certificate !== '' && certificate.toLowerCase() !== googleCertificate) {
      hint('googleCertificate', certificate);
    }
  }
  return notes;
}

function checkVariable(
  line: number,
  name: string,
  value: string,
  file: 'ads.txt' | 'app-ads.txt',
  named: Map<string, number>,
): AdsTxtNote[] {
  const hint = (topic: AdsTxtTopic, found: string, other?: number): AdsTxtNote[] => [
    { line, level: 'hint', topic, value: found, ...(other !== undefined && { other }) },
  ];
  const earlier = named.get(name);
  named.set(name, earlier ?? line);
  if (!variables.has(name)) return hint('unknownVariable', name);
  if (earlier !== undefined && single.has(name)) return hint('single', name, earlier);
  if (name === 'SUBDOMAIN' && file === 'app-ads.txt') return hint('appSubdomain', value);
  // A country code may follow the domain of a manager.
  const [host = ''] = name === 'MANAGERDOMAIN' ? value.split(',') : [value];
  return name === 'CONTACT' || domain.test(host.trim()) ? [] : hint('variableDomain', value);
}
