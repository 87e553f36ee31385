import { headerOf, recordAnswer, type RecordedAnswer } from './recorded-answer.ts';

/** A repeated request and its answer. */
export interface ServeCase {
  name: string;
  path: string;
  headers: Record<string, string>;
  answer: RecordedAnswer;
}

/**
 * Returns, by name, functions that prepare one kind of cached answer each. An answer is prepared only when it is
 * needed, because a page at a non-canonical address is cached for only a minute.
 */
export async function listServeCases(port: number): Promise<Map<string, () => Promise<ServeCase>>> {
  const sitemap = await (await fetch(`http://127.0.0.1:${port}/sitemap.xml`)).text();
  const pathOf = (pattern: RegExp) => {
    const [path] = pattern.exec(sitemap) ?? [];
    if (path === undefined) throw new Error(`The sitemap names no page like ${pattern.source}`);
    return path;
  };
  const details = pathOf(/\/g\/details\/\d+/);
  const category = pathOf(/\/g\/cate\/\d+/);

  const ready = async (name: string, path: string): Promise<ServeCase> => {
    await recordAnswer(port, path);
    return { name, path, headers: {}, answer: await recordAnswer(port, path) };
  };
  const revisit = async (name: string, path: string): Promise<ServeCase> => {
    const { answer } = await ready(name, path);
    const headers = { 'If-None-Match': headerOf(answer, 'etag') ?? '' };
    return { name, path, headers, answer: await recordAnswer(port, path, headers) };
  };
  const make = (name: string, path: string, how = ready) => [name, () => how(name, path)] as const;
  return new Map([
    make('home page', '/'),
    make('details page', details),
    make('category page', category),
    make('search page', '/g/search/tower'),
    make('home data', '/_.data'),
    make('details data', `${details}.data`),
    make('home 304', '/', revisit),
    make('details 304', details, revisit),
  ]);
}
