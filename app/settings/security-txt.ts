import type { SiteSettings } from '#app/domain/settings/site-settings.server.ts';

const month = 30 * 86_400_000;

/**
 * Returns security.txt (RFC 9116), or `null` if no contact is known. The file expires two to three months after
 * `now`.
 */
export function writeSecurityTxt(
  { security, operator }: Pick<SiteSettings, 'security' | 'operator'>,
  { address, now }: { address: string; now: number },
): string | null {
  const contacts = (security.contact || operator.email).split(/[\s,]+/).filter(Boolean);
  if (contacts.length === 0) return null;
  // The date changes only every 30 days, so that caches and mirrors keep receiving the same file.
  const expires = new Date((Math.floor(now / month) + 3) * month).toISOString();
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact.includes(':') ? contact : `mailto:${contact}`}`),
    `Expires: ${expires}`,
    ...field('Encryption', security.encryption),
    ...field('Acknowledgments', security.acknowledgments),
    ...field('Preferred-Languages', security.languages),
    `Canonical: ${address}`,
    ...field('Policy', security.policy),
  ];
  return `${lines.join('\n')}\n`;
}

function field(name: string, value: string): string[] {
  return value === '' ? [] : [`${name}: ${value}`];
}
