import { lookup as dnsLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import ipaddr from 'ipaddr.js';
import { Agent, request, type Dispatcher } from 'undici';
import { errorCode } from '#app/lib/error-code.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { inEnglish, phrase, readPhrase } from '#app/lib/phrase.ts';
import { describeRefusedAddress, type AddressRule } from './public-address.server.ts';

/**
 * Kind of fault. `address` means that the request was refused, `connection` that the connection failed, and `timeout`
 * that the answer was not complete in time. The other kinds are faults of the answer.
 */
export type FetchFault =
  | 'address'
  | 'connection'
  | 'timeout'
  | 'redirects'
  | 'status'
  | 'type'
  | 'size'
  | 'encoding';

/**
 * A fetch that was refused or failed. The message says on one line what failed and where. The constructor takes
 * `problem` as an encoded phrase.
 */
export class GuardedFetchError extends Error {
  override name = 'GuardedFetchError';
  readonly fault: FetchFault;
  /** The requested resource: an address, or the name of a host. */
  readonly address: string;
  /** The message without the address. */
  readonly problem: string;
  /** `problem` as an encoded phrase. */
  readonly problemPhrase: string;
  /** Status of the answer, if there was one. */
  readonly status: number | null;
  /** Value of the answer's header `Retry-After`. */
  readonly retryAfter: string | undefined;

  constructor(
    fault: FetchFault,
    address: string,
    problem: string,
    options: ErrorOptions & { status?: number; retryAfter?: string | undefined } = {},
  ) {
    super(`${address} ${inEnglish(problem)}`, options);
    this.fault = fault;
    this.address = address;
    this.problem = inEnglish(problem);
    this.problemPhrase = problem;
    this.status = options.status ?? null;
    this.retryAfter = options.retryAfter;
  }

  /** The message as an encoded phrase. */
  get text(): string {
    return phrase('{address} {problem}', { address: this.address, problem: readPhrase(this.problemPhrase) });
  }
}

export interface GuardedFetchOptions {
  /** Ports that are allowed in addition to 80 and 443. */
  allowedPorts?: readonly number[];
  /** Allows requests to this machine. Only for tests. */
  allowLoopback?: boolean;
  /** Resolves a name to IP addresses. Defaults to the system's resolver. */
  resolve?: (hostname: string) => Promise<readonly { address: string; family: number }[]>;
  /** Time limit in milliseconds. It applies to `get` with all its redirects, but to each single request of `probe`. */
  timeoutMs?: number;
}

export interface FetchRequest {
  /** Allowed content types of the answer. */
  accept: readonly string[];
  maxBytes?: number;
  /** Validators of an earlier answer. If the answer has not changed, the server does not send it again. */
  etag?: string | undefined;
  lastModified?: string | undefined;
  /** Value of the request's header `User-Agent`. Defaults to `Portico`. */
  userAgent?: string | undefined;
}

export interface FetchAnswer {
  /** The body, or `null` if it has not changed since the earlier answer. */
  bytes: Uint8Array | null;
  /** The final address after redirects. */
  address: string;
  etag: string | undefined;
  lastModified: string | undefined;
  contentType: string | undefined;
  /** The expiry time of the answer, as its server wrote it. */
  expires?: string | undefined;
}

export interface ProbeRequest {
  userAgent: string;
  /** Called with the host before each request, redirects included. The request waits for the promise. */
  beforeRequest: (host: string) => Promise<void>;
  signal: AbortSignal;
}

/** The answer to a request, with any status. */
export interface ProbeAnswer {
  /** The final address after redirects. */
  address: string;
  status: number;
  /** Headers by their names in lower case. The values of a repeated header are joined by commas. */
  headers: ReadonlyMap<string, string>;
  /** The beginning of the body. Empty if it is compressed. */
  text: string;
}

/** Fetches external addresses. */
export interface GuardedFetch {
  /** Fetches a whole file. Throws GuardedFetchError if that fails or the answer is not accepted. */
  get(address: string, options: FetchRequest): Promise<FetchAnswer>;
  /**
   * Requests an address, follows redirects, and reads the beginning of the answer. Throws GuardedFetchError if there is
   * no answer. If the signal is aborted, throws the signal's reason.
   */
  probe(address: string, request: ProbeRequest): Promise<ProbeAnswer>;
  close(): Promise<void>;
}

const defaultMaxBytes = 16 * 1024 * 1024;
const defaultTimeoutMs = 20_000;
const connectTimeoutMs = 6_000;
const maxRedirects = 5;

/**
 * Creates a fetch that reaches only the public internet. For each connection, it resolves the name once, checks the
 * addresses and connects to no others. It follows redirects itself, with the same checks, and limits size, time and
 * content type.
 */
export function createGuardedFetch(options: GuardedFetchOptions = {}): GuardedFetch {
  const { timeoutMs = defaultTimeoutMs } = options;
  const { ports, rule, resolve } = readFetchRules(options);
  const agent = new Agent({
    connect: { timeout: connectTimeoutMs, lookup: createCheckedLookup(resolve, rule) },
    connections: 8,
  });

  return {
    async get(address, fetchRequest) {
      const signal = AbortSignal.timeout(timeoutMs);
      let at = address;
      for (let hop = 0; hop <= maxRedirects; hop += 1) {
        const url = checkAddress(at, ports, rule);
        try {
          const answer = await ask(url, fetchRequest, agent, signal);
          if (typeof answer !== 'string') return answer;
          at = answer;
        } catch (error) {
          throw explainFailure(error, url, signal, timeoutMs);
        }
      }
      throw tooManyRedirects(address);
    },
    async probe(address, { userAgent, beforeRequest, signal: cancelled }) {
      let at = address;
      for (let hop = 0; hop <= maxRedirects; hop += 1) {
        const url = checkAddress(at, ports, rule);
        await beforeRequest(url.host);
        cancelled.throwIfAborted();
        // The time limit applies to each request, not to the wait for `beforeRequest`.
        const timeout = AbortSignal.timeout(timeoutMs);
        try {
          const answer = await probeOnce(url, userAgent, agent, AbortSignal.any([timeout, cancelled]));
          if (typeof answer !== 'string') return answer;
          at = answer;
        } catch (error) {
          cancelled.throwIfAborted();
          throw explainFailure(error, url, timeout, timeoutMs);
        }
      }
      throw tooManyRedirects(address);
    },
    async close() {
      await agent.destroy();
    },
  };
}

/** Returns which ports and addresses may be reached, and how names are resolved. */
export function readFetchRules(options: GuardedFetchOptions) {
  const { allowedPorts = [], allowLoopback = false } = options;
  return {
    rule: { allowLoopback } satisfies AddressRule,
    ports: new Set([80, 443, ...allowedPorts]),
    resolve: options.resolve ?? ((hostname: string) => dnsLookup(hostname, { all: true })),
  };
}

function tooManyRedirects(address: string): GuardedFetchError {
  const problem = phrase('redirects more than {most} times', { most: maxRedirects });
  return new GuardedFetchError('redirects', address, problem);
}

/**
 * Parses an address and checks everything that can be checked before its name is resolved. Throws GuardedFetchError.
 */
export function checkAddress(address: string, ports: ReadonlySet<number>, rule: AddressRule): URL {
  const refuse = (reason: string) => {
    const problem = phrase('was refused: {reason}', { reason: readPhrase(reason) });
    return new GuardedFetchError('address', address, problem);
  };
  if (!URL.canParse(address)) throw refuse(phrase('it is not an address'));
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw refuse(phrase('only http and https are fetched'));
  }
  if (url.username !== '' || url.password !== '') {
    throw refuse(phrase('it holds a user name or password'));
  }
  const port = url.port === '' ? null : Number(url.port);
  if (port !== null && !ports.has(port)) throw refuse(phrase('port {port} is not allowed', { port }));
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(literal)) {
    const problem = describeRefusedAddress(literal, rule);
    if (problem) throw refuse(`${literal} ${problem}`);
  }
  return url;
}

/**
 * Creates a function that resolves a name for one connection. It passes on only checked addresses, so that the
 * connection cannot use any others.
 */
export function createCheckedLookup(
  resolve: NonNullable<GuardedFetchOptions['resolve']>,
  rule: AddressRule,
): LookupFunction {
  return (hostname, { all }, callback) => {
    const run = async () => {
      const found = await resolve(hostname);
      for (const { address } of found) {
        const problem = describeRefusedAddress(address, rule);
        if (problem) {
          throw new GuardedFetchError(
            'address',
            hostname,
            `was refused: it leads to ${address}, which ${problem}`,
          );
        }
      }
      const [first] = found;
      if (!first) throw new GuardedFetchError('connection', hostname, phrase('has no address'));
      return { found, first };
    };
    run().then(
      ({ found, first }) => {
        if (all) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, '', 4),
    );
  };
}

/** Requests one address. Returns the answer, or the address that it redirects to. */
async function ask(
  url: URL,
  { accept, maxBytes = defaultMaxBytes, etag, lastModified, userAgent = 'Portico' }: FetchRequest,
  dispatcher: Agent,
  signal: AbortSignal,
): Promise<FetchAnswer | string> {
  const response = await request(url, {
    dispatcher,
    signal,
    headers: {
      'user-agent': userAgent,
      accept: accept.join(', '),
      'accept-encoding': 'gzip',
      ...(etag !== undefined && { 'if-none-match': etag }),
      ...(lastModified !== undefined && { 'if-modified-since': lastModified }),
    },
  });
  try {
    return await readAnswer(url, response, accept, maxBytes);
  } catch (error) {
    drop(response);
    throw error;
  }
}

/** Maximum number of bytes that `probe` reads of a page. */
const probedBytes = 256 * 1024;

/** Requests one address. Returns the beginning of the answer, or the address that it redirects to. */
async function probeOnce(
  url: URL,
  userAgent: string,
  dispatcher: Agent,
  signal: AbortSignal,
): Promise<ProbeAnswer | string> {
  const response = await request(url, {
    dispatcher,
    signal,
    headers: { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'identity' },
  });
  const { statusCode: status } = response;
  const headers = new Map(
    Object.entries(response.headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]),
  );
  try {
    if (redirectStatuses.has(status)) {
      const location = headers.get('location');
      if (location === undefined || !URL.canParse(location, url.href)) {
        throw new GuardedFetchError('redirects', url.href, phrase('redirects to nowhere'), { status });
      }
      return new URL(location, url).href;
    }
    const isPlain = ['', 'identity'].includes(headers.get('content-encoding') ?? '');
    const text = isPlain ? await readStart(response) : '';
    return { address: url.href, status, headers, text };
  } finally {
    drop(response);
  }
}

async function readStart({ body }: Dispatcher.ResponseData): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= probedBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, probedBytes).toString();
}

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

async function readAnswer(
  url: URL,
  response: Dispatcher.ResponseData,
  accept: readonly string[],
  maxBytes: number,
): Promise<FetchAnswer | string> {
  const { statusCode: status, headers } = response;
  const header = (name: string) => [ownValue(headers, name)].flat()[0];
  const answer = {
    address: url.href,
    etag: header('etag'),
    lastModified: header('last-modified'),
    contentType: header('content-type'),
    expires: header('expires'),
  };
  if (status === 304) {
    drop(response);
    return { bytes: null, ...answer };
  }
  if (redirectStatuses.has(status)) {
    const location = header('location');
    if (location === undefined || !URL.canParse(location, url.href)) {
      throw new GuardedFetchError('redirects', url.href, phrase('redirects to nowhere'), { status });
    }
    drop(response);
    return new URL(location, url).href;
  }
  if (status !== 200) {
    throw new GuardedFetchError('status', url.href, phrase('answered with status {status}', { status }), {
      status,
      retryAfter: header('retry-after'),
    });
  }
  const type = header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!accept.includes(type)) {
    const allowed = accept.join(', ');
    const problem =
      type === ''
        ? phrase('names no content type; allowed: {allowed}', { allowed })
        : phrase('is {type}; allowed: {allowed}', { type, allowed });
    throw new GuardedFetchError('type', url.href, problem);
  }
  const tooLarge = () =>
    new GuardedFetchError(
      'size',
      url.href,
      phrase('is larger than {size}', { size: describeBytes(maxBytes) }),
    );
  if (Number(header('content-length')) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  return {
    bytes: await decompress(body, header('content-encoding') ?? '', url, maxBytes, tooLarge),
    ...answer,
  };
}

async function decompress(
  body: Buffer,
  encoding: string,
  url: URL,
  maxBytes: number,
  tooLarge: () => GuardedFetchError,
): Promise<Uint8Array> {
  if (encoding === '' || encoding === 'identity') return body;
  if (encoding !== 'gzip' && encoding !== 'x-gzip') {
    const problem = phrase('is compressed as {encoding}, which is not read', { encoding });
    throw new GuardedFetchError('encoding', url.href, problem);
  }
  try {
    return await promisify(gunzip)(body, { maxOutputLength: maxBytes });
  } catch (error) {
    if (errorCode(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    const problem = phrase('is damaged: it cannot be unpacked');
    throw new GuardedFetchError('encoding', url.href, problem, { cause: error });
  }
}

/** Stops reading an answer whose rest is not needed. */
function drop({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => undefined).destroy();
}

/** Returns the error of a failed request. */
export function explainFailure(
  error: unknown,
  url: URL,
  signal: AbortSignal,
  timeoutMs: number,
): GuardedFetchError {
  if (error instanceof GuardedFetchError) return error;
  if (signal.aborted) {
    const problem = phrase('was not read within {seconds} s', { seconds: timeoutMs / 1000 });
    return new GuardedFetchError('timeout', url.href, problem, { cause: error });
  }
  const { code, message } = error as NodeJS.ErrnoException;
  const problem = phrase('cannot be reached ({reason})', { reason: code ?? message });
  return new GuardedFetchError('connection', url.href, problem, { cause: error });
}

function describeBytes(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1 ? `${Math.round(megabytes)} MB` : `${bytes} bytes`;
}
