import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assembleApps } from './starter/apps.ts';
import { assembleGames } from './starter/games.ts';
import { assembleNews } from './starter/news.ts';
import type { VerticalPart } from './starter/parts.ts';
import { assembleQuizzes } from './starter/quiz.ts';
import { assembleOffers } from './starter/shop.ts';
import { contentFolder, readJson } from './starter/sources.ts';
import { assembleSigns } from './starter/star-sign.ts';
import { addTranslations, readPages } from './starter/translations.ts';

/*
 * Assembles the starter bundle from its sources in `content/`: `portal.json`, `menus/`, one folder for each vertical
 * (`scripts/starter/`), `pages/` and `translations/`. The same sources always produce the same bytes.
 */

/** Location of the assembled bundle. */
export const starterFile = path.join(contentFolder, 'starter/site.json');

/** The form of `content/portal.json`: the parts that belong to no vertical. */
interface PortalSource {
  info: { host: string } & Record<string, string>;
  settings: Record<string, unknown>;
  createTime: number;
  /** House promotions: their vertical, their ad number and the file of their markup in `content/promotions`. */
  promotions: { id: number; verticalId: number; adNumber: number; file: string }[];
}

/** Returns the text of the starter bundle. */
export async function assembleStarter(): Promise<string> {
  const portal = await readJson<PortalSource>('portal.json');
  const { createTime } = portal;
  const content: Record<number, VerticalPart> = {
    1: await assembleNews(),
    2: await assembleGames(createTime),
    4: await assembleOffers(),
    5: await assembleSigns(createTime),
    6: await assembleApps(createTime),
    8: await assembleQuizzes(createTime),
  };
  const bundle = {
    info: portal.info,
    settings: portal.settings,
    data_content: content,
    layouts: {},
    ads: await Promise.all(
      portal.promotions.filter(({ verticalId }) => verticalId in content).map(assemblePromotion),
    ),
    ad_diversion: [],
    safe: assembleSafe(portal.info.host),
    admin_cache_time: 300,
    ext_pages: await readPages('pages'),
  };
  await addTranslations(bundle);
  return `${JSON.stringify(bundle, null, 2)}\n`;
}

/** Returns the ad entry of a house promotion. It has type 5 (HTML without a script). */
async function assemblePromotion({ id, verticalId, adNumber, file }: PortalSource['promotions'][number]) {
  const markup = await readFile(path.join(contentFolder, 'promotions', file), 'utf8');
  return {
    id,
    type: 5,
    data_type: verticalId,
    position: 'body',
    ad_type: 0,
    cou: adNumber,
    script: '',
    div: markup.trim().replaceAll(/\s+/g, ' ').replaceAll('> <', '><'),
    script_in_div: '',
  };
}

/** Returns the safe section (spec START-8). Its strings have no meaning and only need to stay the same. */
function assembleSafe(host: string) {
  return {
    status: 0,
    // Games are not in the list, so that “Surprise me” shows a different page on every visit (spec NAV-4).
    pages: [`${host}/star_sign/details`, `${host}/qa/details`],
    p2: '',
    hash_list: Array.from({ length: 20 }, (_, index) => digest(`starter ${index}`).slice(0, 32)),
    rand_str: digest('starter').slice(0, 16),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

if (import.meta.main) {
  await mkdir(path.dirname(starterFile), { recursive: true });
  const text = await assembleStarter();
  // Writes the file only if it has changed, because a running server or test may be reading it.
  const isNew = text !== (await readFile(starterFile, 'utf8').catch(() => ''));
  if (isNew) await writeFile(starterFile, text);
  const { data_content: content } = JSON.parse(text) as { data_content: Record<string, { list: unknown[] }> };
  const counts = Object.entries(content).map(([id, { list }]) => `${list.length} of vertical ${id}`);
  console.log(
    `${path.relative(process.cwd(), starterFile)} ${isNew ? 'written' : 'is up to date'}: items ${counts.join(', ')}`,
  );
}
