import { createHmac, randomUUID } from 'node:crypto';
import { postJson } from './post-json.server.ts';

/** A program of the operator that Portico tells about events. */
export interface WebhookTarget {
  url: string;
  /** Key of the signature: `whsec_` and its bytes in base64. */
  secret: string;
}

/** Posts a signed body (Standard Webhooks 1.0). Returns why that failed, or `null` if it succeeded. */
export async function postSigned(
  { url, secret }: WebhookTarget,
  body: string,
  now: number,
  signal: AbortSignal,
): Promise<string | null> {
  const id = `msg_${randomUUID()}`;
  const timestamp = Math.floor(now / 1_000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
  return postJson(url, { headers, body, signal });
}
