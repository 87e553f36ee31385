const domain = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/i;
const variable = /^[a-z]{1,40}\s*=\s*\S/i;

/**
 * Describes the first line that ad buyers would not understand (IAB ads.txt 1.1). Returns `null` if every line is
 * valid. Lines are records, such as `google.com, pub-123, DIRECT, f08c47fec0942fa0`, variables, such as
 * `contact=ads@example.org`, comments and empty lines.
 */
export function findAdsTxtFault(text: string): string | null {
  for (const [index, line] of text.split('\n').entries()) {
    const record = line.replace(/#.*$/, '').trim();
    if (record !== '' && !variable.test(record) && !isRecord(record)) {
      return `line ${index + 1} must be "domain, account id, DIRECT or RESELLER, optional certification id", "name=value" or a comment`;
    }
  }
  return null;
}

function isRecord(record: string): boolean {
  // Extension data may follow after a semicolon.
  const [head = ''] = record.split(';', 1);
  const [system = '', account = '', relation = '', ...rest] = head.split(',').map((part) => part.trim());
  return domain.test(system) && account !== '' && /^(?:direct|reseller)$/i.test(relation) && rest.length <= 1;
}
