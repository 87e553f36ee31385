import { sampleAd, sampleBundle, sampleCategory, sampleItem, type TestBundle } from './sample-bundle.ts';

/** Returns a bundle with thirty faults of different kinds, and the path of each. */
export function plantedFaults(): { bundle: TestBundle; paths: string[] } {
  const bundle = sampleBundle(20);
  const games = bundle.data_content['2'];
  const { list, menu } = games;
  const block = (): TestBundle => structuredClone(bundle.layouts['2']['1'][0]);
  bundle.layouts['2']['1'] = [block(), block(), block()];
  const at = 'data_content["2"]';

  list.push(sampleItem(100)); // 1 duplicate id
  list[1].content_type_arr = []; // 2 no category
  list[2].content_type_arr[0].content_type_id = 404; // 3 unknown category
  list[3].site_data_arr.rate = '4.7'; // 4 rating outside the scale
  list[4].site_data_arr.like = 2.5; // 5 fraction
  list[5].create_time = 'today'; // 6 time
  list[6].price = '9.99'; // 7 price of a game
  list[7].game_url_remote = 'http://games.example/'; // 8 unsafe address
  list[8].game_url_remote = 'https://portal.example/g'; // 9 own address
  list[9].game_url_remote_to_type = 'popup'; // 10 way to play
  list[10].router = 'details/5'; // 11 router override
  list[11].img = 'games/gone.webp'; // 12 missing picture
  list[12].faq = [{ question: 'How?', answer: 'So.' }, { question: 'Why?' }]; // 13 faq
  list[13].intro = 'a\0b'; // 14 U+0000
  list[14].keywords = '\udc00'; // 15 half a surrogate pair
  delete list[15].title; // 16 missing field
  list[16].ext.devices = ['mind']; // 17 ext
  games.list_type['10'].push(9999); // 18 ordered id that does not exist
  games.list_type['20'].push(110); // 19 ordered id of another category
  games.list_type['555'] = []; // 20 order of a missing category
  games.list_tags.Hot.data.push(8888); // 21 tagged id that does not exist
  menu.push(sampleCategory(10)); // 22 category id twice
  menu[1].children[0].children = [sampleCategory(31, [sampleCategory(32, [sampleCategory(33)])])]; // 23 fifth level
  bundle.data_content['99'] = {}; // 24 unknown vertical
  bundle.settings['cookie.autoClose'] = 'perhaps'; // 25 setting
  bundle.layouts['2']['1'][1].module = 'wall'; // 26 unknown module
  bundle.layouts['2']['1'][2].config.item_count = 101; // 27 block setting
  bundle.layouts['2']['4'] = Array.from({ length: 26 }, block); // 28 too many blocks
  bundle.ads.push({ ...sampleAd(3), type: 1, script: 'ads.example/a.js' }); // 29 address of an ad script
  bundle.safe.hash_list = 'none'; // 30 safe section

  const paths = [
    'list[20].id',
    'list[1].content_type_arr',
    'list[2].content_type_arr[0].content_type_id',
    'list[3].site_data_arr.rate',
    'list[4].site_data_arr.like',
    'list[5].create_time',
    'list[6].price',
    'list[7].game_url_remote',
    'list[8].game_url_remote',
    'list[9].game_url_remote_to_type',
    'list[10].router',
    'list[11].img',
    'list[12].faq[1].answer',
    'list[13].intro',
    'list[14].keywords',
    'list[15].title',
    'list[16].ext.devices[0]',
    'list_type["10"][10]',
    'list_type["20"][10]',
    'list_type["555"]',
    'list_tags.Hot.data[3]',
    'menu[2].content_type_id',
    'menu[1].children[0].children[0].children[0].children',
  ].map((path) => `${at}.${path}`);
  return {
    bundle,
    paths: [
      ...paths,
      'data_content["99"]',
      'settings["cookie.autoClose"]',
      'layouts["2"]["1"][1].module',
      'layouts["2"]["1"][2].config.item_count',
      'layouts["2"]["4"]',
      'ads[2].script',
      'safe.hash_list',
    ],
  };
}
