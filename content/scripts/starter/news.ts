import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { marked } from 'marked';
import {
  assembleCategory,
  assembleItem,
  idsByCategory,
  readMenu,
  tagsOf,
  type VerticalPart,
} from './parts.ts';
import { contentFolder, readJsonFolder } from './sources.ts';

/** The facts of one article. The text of the article is in a Markdown file beside them. */
export interface ArticleSource {
  id: number;
  slug: string;
  title: string;
  shortTitle: string;
  category: string;
  /** Time of publication in ISO 8601 format, UTC. */
  published: string;
  intro: string;
  description: string;
  keywords: string;
  imageAlt: string;
  tags: string[];
  sources: { title: string; url: string }[];
}

const newsId = 1;
const author = 'Portico Editorial';

/** Returns the facts of every article, newest first. */
export async function readArticles(): Promise<ArticleSource[]> {
  const articles = await readJsonFolder<ArticleSource>('news');
  return articles.sort((a, b) => b.published.localeCompare(a.published) || b.id - a.id);
}

/** Returns the text of an article in Markdown. */
export function readArticleText(slug: string): Promise<string> {
  return readFile(path.join(contentFolder, 'news', `${slug}.md`), 'utf8');
}

/** Returns the HTML of an article. Apostrophes are plain, as in the sanitised HTML of the portal. */
function renderArticle(markdown: string): string {
  return marked.parse(markdown, { async: false, gfm: true }).trim().replaceAll('&#39;', "'");
}

/** Returns the news part of the bundle. */
export async function assembleNews(): Promise<VerticalPart> {
  const { categories, named } = await readMenu('news');
  const articles = (await readArticles()).map((article) => ({
    ...article,
    categories: [named(article.category, article.slug)],
  }));
  return {
    menu: categories.map((category) => assembleCategory(category, newsId)),
    list: await Promise.all(
      articles.map(async (article) => {
        const published = Date.parse(article.published) / 1000;
        return assembleItem(
          { ...article, createTime: published },
          {
            img: `news/${article.slug}.webp`,
            author,
            time: String(published),
            intro: article.intro,
            keywords: article.keywords,
            description: article.description,
            short_title: article.shortTitle,
            img_desc: article.imageAlt,
            structure_data_type: 'news',
            rich_text: renderArticle(await readArticleText(article.slug)),
            ext: {
              slug: article.slug,
              img_wide: `news/${article.slug}-wide.webp`,
              sources: article.sources,
            },
          },
        );
      }),
    ),
    list_type: idsByCategory(categories, articles),
    list_tags: tagsOf(articles),
  };
}
