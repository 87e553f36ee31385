import { isIP } from 'node:net';
import { connect } from 'node:tls';
import type { Check, Machine } from '../check.ts';
import { error, ok, warning, type Outcome } from '../finding.ts';

/** Milliseconds that a host may take to answer. */
const patience = 5_000;
const day = 86_400_000;
/** A certificate that expires in fewer days than this causes a warning. */
const renewal = 14;

/** The certificate that a host presents. */
interface Certificate {
  /** Unix milliseconds. */
  validUntil: number;
  /** Why browsers refuse the certificate, such as `CERT_HAS_EXPIRED`. `null` if they accept it. */
  fault: string | null;
}

/** Checks the certificates of the public addresses, as the proxy in front presents them. */
export const certificatesCheck: Check<Machine> = {
  name: 'certificates',
  title: 'check.certificates',
  async run(machine) {
    const { siteUrl, arcadeUrl, studioUrl } = machine.environment;
    const addresses = [siteUrl, arcadeUrl, studioUrl].flatMap((address) =>
      address?.startsWith('https:') ? [new URL(address)] : [],
    );
    if (addresses.length === 0) return [ok(machine.t('certificates.none'))];
    return Promise.all(addresses.map((address) => inspect(machine, address)));
  },
};

async function inspect({ now, t }: Machine, address: URL): Promise<Outcome> {
  const { host } = address;
  let certificate: Certificate;
  try {
    certificate = await readCertificate(address);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return warning(t('certificates.unreachable', { host, reason }), t('certificates.unreachableFix'));
  }
  const { validUntil, fault } = certificate;
  if (validUntil <= now) return error(t('certificates.expired', { host }), t('certificates.expiredFix'));
  if (fault !== null) {
    return error(t('certificates.invalid', { host, reason: fault }), t('certificates.invalidFix', { host }));
  }
  const days = Math.floor((validUntil - now) / day);
  if (days < renewal) return warning(t('certificates.soon', { host, days }), t('certificates.soonFix'));
  return ok(t('certificates.ok', { host, days }));
}

/** Reads the certificate at an https address. Throws if no secure connection is possible. */
function readCertificate({ hostname, port }: URL): Promise<Certificate> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port) || 443,
      ...(isIP(host) === 0 && { servername: host }),
      // A certificate that browsers refuse is a finding, so the connection must not fail. Nothing is sent over it.
      rejectUnauthorized: false,
      timeout: patience,
    });
    socket.once('secureConnect', () => {
      const { authorized, authorizationError } = socket;
      const validUntil = Date.parse(socket.getPeerCertificate().valid_to);
      socket.destroy();
      resolve({ validUntil, fault: authorized ? null : String(authorizationError) });
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
}
