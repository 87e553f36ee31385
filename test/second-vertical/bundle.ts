import { sampleBundle, sampleCategory, sampleItem, type TestBundle } from '#test/bundle/sample-bundle.ts';

/** Ids of the riddles. 30 make two pages of a list. */
export const riddleIds = Array.from({ length: 30 }, (_, index) => 301 + index);
const [easy, hard] = [61, 62];

/** Returns the category of a riddle. Every third riddle is hard. */
export function riddleCategory(id: number): number {
  return id % 3 === 0 ? hard : easy;
}

function riddle(id: number): TestBundle {
  const category = riddleCategory(id);
  return {
    ...sampleItem(id, [category]),
    title: `Riddle ${id}`,
    intro: `What has ${id} legs?`,
    create_time: 1_700_000_000 + (id % 7),
    structure_data_type: 'quiz',
    game_url_remote: '',
    game_url_remote_to_type: '',
    img: 'shot.png',
    screenshot: ['shot.png', 'icon.png'],
    details: '<p>A riddle from the long winter.</p>',
    faq: [{ question: 'Is there a trick?', answer: 'There is.' }],
    author: 'A. Sphinx',
    ext: { answer: 'A table' },
  };
}

/**
 * Returns a bundle with games and riddles, each with two categories and two tags. It has no layouts, so the defaults
 * apply.
 */
export function twoVerticalsBundle(): TestBundle {
  const { layouts: _layouts, ads: _ads, ...bundle } = sampleBundle();
  const { 8: _empty, ...content } = bundle.data_content;
  for (const game of content['2'].list) game.ext = { slug: game.ext.slug, devices: ['touch'] };
  content['2'].list[0].intro = 'Meet in the middle.';
  return {
    ...bundle,
    data_content: {
      ...content,
      '8': {
        menu: [
          { ...sampleCategory(easy), content_type_name: 'Easy', data_type_menu: 8 },
          {
            ...sampleCategory(hard),
            content_type_name: 'Hard',
            data_type_menu: 8,
            site_title: 'Hard riddles',
          },
        ],
        list: riddleIds.map(riddle),
        list_type: {},
        list_tags: { Winter: { name: 'Winter', data: riddleIds.slice(3, 9) } },
      },
    },
  };
}
