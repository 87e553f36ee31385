import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import {
  assembleCategory,
  assembleItem,
  idsByCategory,
  readMenu,
  tagsOf,
  type VerticalPart,
} from './parts.ts';
import { contentFolder, readJsonFolder } from './sources.ts';

const text = (most: number) => z.string().trim().min(1).max(most);

/** A picture of the program's window, with the facts that allow it to be shown. */
const screenshotSource = z.strictObject({
  /** Name in `content/starter/media/app-screenshots/`. */
  file: z.string().regex(/^[a-z0-9-]+\.webp$/, 'a name such as inkscape-1.webp'),
  /** Description of the picture, for visitors who cannot see it. */
  alt: text(300),
  /** The program in the picture, with its version and licence. */
  program: text(60),
  version: text(40),
  licence: text(100),
  /** Only pictures that were made for this project may be added. */
  origin: z.literal('capture by the project'),
});

export type ScreenshotSource = z.infer<typeof screenshotSource>;

/** One app. A value that was not found in any source is `""` or `[]`. */
export interface AppSource {
  id: number;
  slug: string;
  title: string;
  category: string;
  developer: string;
  /** Set only if the developer is a single person. */
  developerType?: 'person';
  licence: string;
  website: string;
  source: string;
  platforms: string[];
  links: { name: string; url: string }[];
  firstReleased: string;
  language: string;
  summary: string;
  intro: string;
  features: string[];
  description: string;
  keywords: string;
  imageAlt: string;
  tags: string[];
  faq: { question: string; answer: string }[];
  /** The captures of the app. Not set if there are none. */
  screenshots?: ScreenshotSource[];
}

const appsId = 6;

/** Folder of the captures, in the bundle's media folder. */
const screenshotFolder = 'app-screenshots';

/** Returns every app, in the order of the ids. */
export async function readApps(): Promise<AppSource[]> {
  const apps = await readJsonFolder<AppSource>('apps');
  return apps.sort((a, b) => a.id - b.id);
}

/**
 * Checks the captures of every app. Throws if a capture has no file, alternative text or licence, or if a file belongs
 * to no app.
 */
export async function checkScreenshots(
  apps: readonly Pick<AppSource, 'slug' | 'screenshots'>[],
  folder = path.join(contentFolder, 'starter/media', screenshotFolder),
): Promise<void> {
  const named = new Set<string>();
  for (const { slug, screenshots = [] } of apps) {
    const result = z.array(screenshotSource).safeParse(screenshots);
    if (!result.success)
      throw new Error(`content/apps/${slug}.json: screenshots\n${z.prettifyError(result.error)}`);
    for (const { file } of result.data) {
      if (!file.startsWith(`${slug}-`))
        throw new Error(`content/apps/${slug}.json: the name of ${file} has to begin with "${slug}-".`);
      if (named.has(file)) throw new Error(`content/apps/${slug}.json: ${file} is there twice.`);
      if (!existsSync(path.join(folder, file)))
        throw new Error(`content/apps/${slug}.json: there is no ${file} in media/${screenshotFolder}.`);
      named.add(file);
    }
  }
  const left = (existsSync(folder) ? await readdir(folder) : []).filter((name) => !named.has(name));
  if (left.length > 0)
    throw new Error(`media/${screenshotFolder}: no app names ${left.join(', ')}. Name or remove them.`);
}

/** Returns the apps part of the bundle. */
export async function assembleApps(createTime: number): Promise<VerticalPart> {
  const { categories, named } = await readMenu('apps');
  const sources = await readApps();
  await checkScreenshots(sources);
  const apps = sources.map((app) => ({ ...app, categories: [named(app.category, app.slug)] }));
  return {
    menu: categories.map((category) => assembleCategory(category, appsId)),
    list: apps.map((app) =>
      assembleItem(
        { ...app, createTime },
        {
          img: `apps/${app.slug}.webp`,
          intro: app.intro,
          keywords: app.keywords,
          description: app.description,
          img_desc: app.imageAlt,
          structure_data_type: 'app',
          price: '0',
          screenshot: (app.screenshots ?? []).map(({ file }) => `${screenshotFolder}/${file}`),
          faq: app.faq.length > 0 ? app.faq : '',
          ext: {
            slug: app.slug,
            summary: app.summary,
            developer: app.developer,
            ...(app.developerType && { developer_type: app.developerType }),
            licence: app.licence,
            source: app.source,
            website: app.website,
            links: app.links,
            platforms: app.platforms,
            features: app.features,
            first_released: app.firstReleased,
            language: app.language,
            ...(app.screenshots && {
              screenshot_texts: app.screenshots.map(({ alt, program, version, licence }) => ({
                desc: alt,
                credit: `${program} ${version} (${licence}), captured for this site`,
              })),
            }),
          },
        },
      ),
    ),
    list_type: idsByCategory(categories, apps),
    // Visitors look for “apps for Linux”, so each platform is also a tag.
    list_tags: tagsOf(apps.map((app) => ({ ...app, tags: [...app.tags, ...app.platforms] }))),
  };
}
