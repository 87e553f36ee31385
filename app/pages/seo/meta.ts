import type { MetaDescriptor } from 'react-router';
import type { Messages } from '#app/messages/use-messages.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import type { Environment } from '#app/config/environment.server.ts';
import type { SiteInfo } from '#app/domain/site.ts';

/** The metadata in the head of a page. */
export interface PageMeta {
  title: string;
  description: string;
  keywords?: string;
  /** Absolute address. Not set on error pages. */
  canonical?: string;
  /** The page in each of its languages: BCP 47 tag and absolute address, the main language first. */
  alternates?: readonly (readonly [tag: string, address: string])[];
  /** Language and territory, such as `de_DE`. */
  locale?: string;
  robots?: 'noindex' | 'noindex, follow';
  /** Absolute address of the share picture. */
  image?: string;
  /** Size of the share picture in px, if known. */
  imageSize?: { width: number; height: number };
  type?: 'website' | 'article' | 'video.other';
  siteName: string;
  /** Path of the RSS feed that the page belongs to. */
  feed?: string;
  /** Address of the oEmbed description of the page. */
  oembed?: string;
  /** Structured data, one JSON-LD graph. */
  structuredData?: readonly Record<string, unknown>[];
}

/** The metadata that a page's loader provides. The rest follows from the site. */
export interface PageHead extends Omit<
  PageMeta,
  'title' | 'canonical' | 'alternates' | 'locale' | 'siteName'
> {
  /** The part of the title before the host. */
  heading: string;
  /** Path of the canonical address, if it differs from the page's own address. `null` on error pages. */
  canonicalPath?: string | null;
}

/** Returns `{heading} - {host}`, or `{heading}, page N - {host}` from page 2 on (spec SITE-8). */
export function pageTitle(
  t: Messages<'pages'>,
  { heading, page, host }: { heading: string; page: number; host: string },
): string {
  return page > 1
    ? t('title.later', { heading, page: String(page), host })
    : t('title.first', { heading, host });
}

/** Returns a page's meta tags, with the site's values in place of empty ones. `share` is the site's share picture. */
export function metaWithDefaults<Meta extends Pick<PageMeta, 'description' | 'keywords' | 'image'>>(
  meta: Meta,
  { info }: Pick<Snapshot, 'info'>,
  share: { image: string; imageSize: { width: number; height: number } },
): Meta {
  return {
    ...meta,
    description: meta.description || info.description,
    keywords: meta.keywords || info.keywords,
    ...(!meta.image && share),
  };
}

/**
 * Returns the site's public address without a final slash: SITE_URL, otherwise the address in the site info. If the
 * latter is missing or local, such as that of the starter content, returns a local address with the port that the
 * process listens on.
 */
export function siteUrl(
  info: Pick<SiteInfo, 'protocol' | 'host'>,
  environment: Pick<Environment, 'siteUrl' | 'port' | 'host'>,
): string {
  if (environment.siteUrl) return environment.siteUrl.replace(/(?<!\/)\/+$/, '');
  const protocol = info.protocol.replace(/:?\/*$/, '') || 'http';
  const address = `${protocol}://${info.host || 'localhost'}`;
  if (URL.canParse(address) && !localHosts.has(new URL(address).hostname)) return address;
  return localAddress({ ...environment, protocol });
}

/**
 * Returns SITE_URL, if it is set. Otherwise returns the portal's address at HOST, or at `localhost` if HOST is not set
 * or represents all addresses.
 */
export function localAddress({
  siteUrl: configured,
  host,
  port,
  protocol = 'http',
}: Pick<Environment, 'siteUrl' | 'host' | 'port'> & { protocol?: string }): string {
  if (configured) return configured;
  const isAny = host === undefined || host === '0.0.0.0' || host === '::';
  // URLs cannot contain the zone of a link-local address, so the zone is removed.
  const name = isAny ? 'localhost' : host.includes(':') ? `[${host.replace(/%.*$/, '')}]` : host;
  return new URL(`${protocol}://${name}:${port}`).origin;
}

/** Names and addresses of the machine itself. */
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns the host part of the public address, as shown in titles. */
export function siteHost(url: string): string {
  return new URL(url).host;
}

/** Returns React Router's meta descriptors for a page. */
export function metaDescriptors(meta: PageMeta): MetaDescriptor[] {
  const { canonical, image, imageSize, structuredData } = meta;
  return [
    { title: meta.title },
    ...named('description', meta.description),
    ...named('keywords', meta.keywords),
    ...named('robots', meta.robots),
    ...(canonical ? [{ tagName: 'link', rel: 'canonical', href: canonical }] : []),
    ...alternateLinks(meta.alternates),
    ...(meta.feed
      ? [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: meta.feed }]
      : []),
    ...(meta.oembed
      ? [{ tagName: 'link', rel: 'alternate', type: 'application/json+oembed', href: meta.oembed }]
      : []),
    ...property('og:title', meta.title),
    ...property('og:description', meta.description),
    ...property('og:type', meta.type ?? 'website'),
    ...property('og:url', canonical),
    ...property('og:locale', meta.locale),
    ...property('og:site_name', meta.siteName),
    ...property('og:image', image),
    ...property('og:image:width', imageSize && String(imageSize.width)),
    ...property('og:image:height', imageSize && String(imageSize.height)),
    ...named('twitter:card', image && 'summary_large_image'),
    ...(structuredData?.length ? [{ 'script:ld+json': jsonLd(structuredData) }] : []),
  ] as MetaDescriptor[];
}

/**
 * Links the page in each of its languages, and in the main language for visitors who read none of them (spec LANG-4).
 */
function alternateLinks(alternates: PageMeta['alternates'] = []): MetaDescriptor[] {
  const [main] = alternates;
  if (!main) return [];
  return [...alternates, ['x-default', main[1]] as const].map(([hrefLang, href]) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  }));
}

function jsonLd(graph: readonly Record<string, unknown>[]) {
  return { '@context': 'https://schema.org', '@graph': graph };
}

function named(name: string, content: string | undefined): MetaDescriptor[] {
  return content ? [{ name, content }] : [];
}

function property(name: string, content: string | undefined): MetaDescriptor[] {
  return content ? [{ property: name, content }] : [];
}
