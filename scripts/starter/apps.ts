import {
  assembleCategory,
  assembleItem,
  idsByCategory,
  readMenu,
  tagsOf,
  type VerticalPart,
} from './parts.ts';
import { readJsonFolder } from './sources.ts';

/** One app; what no source tells is "" or []. */
export interface AppSource {
  id: number;
  slug: string;
  title: string;
  category: string;
  developer: string;
  /** Absent for groups. */
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
}

const appsId = 6;

/** Every app, by id. */
export async function readApps(): Promise<AppSource[]> {
  const apps = await readJsonFolder<AppSource>('apps');
  return apps.sort((a, b) => a.id - b.id);
}

/** The apps part of the bundle. */
export async function assembleApps(createTime: number): Promise<VerticalPart> {
  const { categories, named } = await readMenu('apps');
  const apps = (await readApps()).map((app) => ({ ...app, categories: [named(app.category, app.slug)] }));
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
          },
        },
      ),
    ),
    list_type: idsByCategory(categories, apps),
    list_tags: tagsOf(apps),
  };
}
