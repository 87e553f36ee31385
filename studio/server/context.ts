import { createContext } from 'react-router';
import type { DocumentMessages } from '#app/messages/texts.ts';
import type { MessageSource } from '#app/messages/translate.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { PolicyByPattern } from './policies.ts';

/** The platform of the process. The Studio reaches store, snapshots, jobs and media through it. */
export const platformContext = createContext<Platform>();

/**
 * The function that waits for a free turn of the event loop before a long piece of work. The portal's pages wait in the
 * same queue.
 */
export const ownTurnContext = createContext<() => Promise<void>>();

/** The sender of a request. */
export interface Sender {
  /** Network address. */
  address: string;
  userAgent: string;
}

export const senderContext = createContext<Sender>();

/** The public origin of the Studio, without a slash at the end. */
export const originContext = createContext<string>();

/** The nonce of the scripts and styles of this document. */
export const nonceContext = createContext('');

export const documentMessagesContext = createContext<DocumentMessages>();

/** All messages in the document's language. The document itself contains only those that components use. */
export const messageSourceContext = createContext<MessageSource>();

/** The pattern of the route that answers, for the metrics. `null` if no route answers. */
export const patternContext = createContext<string | null>(null);

/** The policies of all routes, by pattern. */
export const policiesContext = createContext<PolicyByPattern>();
