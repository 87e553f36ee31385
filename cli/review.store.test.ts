import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { provideTestStore } from '#test/store/engines.ts';
import { runInProcess } from '#test/support/command-line.ts';
import { sampleAd, sampleBundle, writeBundleFolder, type TestBundle } from '#test/bundle/sample-bundle.ts';

interface Finding {
  check: string;
  level: 'ok' | 'warning' | 'error';
  text: string;
  fix: string;
  places: { kind: string; id?: number; name?: string }[];
  count: number;
  repair: string | null;
}

/** A text of `count` different words. */
const words = (name: string, count = 90) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');

const page = (title: string, text: string) => `# ${title}\n\n${words(title.toLowerCase())}. ${text}`;

/** A site that a reviewer would accept. */
function readySite(): TestBundle {
  const bundle = sampleBundle();
  delete bundle.data_content['8'];
  bundle.layouts = {};
  for (const item of bundle.data_content['2'].list) {
    item.intro = words(`text${item.id}x`);
    item.details = '<h2>How to play</h2><p>Tap.</p>';
    item.img = 'icon.png';
  }
  bundle.ext_pages = {
    aboutUs: page('About', ''),
    contactUs: page('Contact', ''),
    privacyPolicy: page('Privacy', 'Cookies of ad networks, and advertising.'),
    termsOfUse: page('Terms', '[Back](/g)'),
  };
  Object.assign(bundle.settings, {
    'operator.name': 'Ada',
    'operator.address': '1 Road',
    'operator.email': 'ada@portal.example',
    adsTxt: 'google.com, pub-2345678901234567, DIRECT, f08c47fec0942fa0',
  });
  return bundle;
}

describe('portico review', () => {
  const testStore = provideTestStore('sqlite');

  async function importSite(bundle: TestBundle) {
    const folder = path.join(testStore().dataDir, 'bundle');
    await writeBundleFolder(folder, JSON.stringify(bundle));
    const result = await runInProcess(testStore(), ['import', folder]);
    expect(result).toMatchObject({ status: 0, stderr: expect.stringContaining('Done') });
  }

  async function review() {
    const { status, stdout } = await runInProcess(testStore(), ['review', '--json'], { PORT: '9' });
    const { findings } = JSON.parse(stdout) as { findings: Finding[] };
    const faults = findings.filter(({ level }) => level !== 'ok');
    for (const { fix } of faults) expect(fix).not.toBe('');
    return { status, faults: faults.filter(({ check }) => check !== 'sitemap') };
  }

  it('finds nothing to fix on a site that is ready', async () => {
    await importSite(readySite());
    expect(await review()).toEqual({ status: 1, faults: [] });
  });

  it('finds short and similar texts', async () => {
    const bundle = readySite();
    const { list } = bundle.data_content['2'];
    const [first, second, third] = list;
    second.intro = first.intro;
    third.intro = 'Move the blocks.';
    await importSite(bundle);
    const { status, faults } = await review();
    expect(status).toBe(2);
    expect(faults).toMatchObject([
      {
        check: 'texts',
        level: 'warning',
        places: [{ id: third.id }],
        text: expect.stringContaining('1 of 6'),
      },
      { check: 'copies', level: 'error', places: [{ id: second.id }] },
    ]);
  });

  it('finds texts of feeds, until they are rewritten', async () => {
    await importSite(readySite());
    const { dataDir } = testStore();
    const file = path.join(dataDir, 'feed.json');
    const entry = {
      id: '1',
      title: 'Marble Lane',
      description: words('delivered'),
      instructions: 'Tap to roll.',
      url: 'https://play.example/1/',
      category: 'Puzzles',
      tags: '',
      thumb: '',
      width: '800',
      height: '600',
    };
    await writeFile(file, JSON.stringify([entry]));
    expect(await runInProcess(testStore(), ['feed', 'gamemonetize', file])).toMatchObject({ status: 0 });
    const found = async () => (await review()).faults.filter(({ check }) => check === 'texts');
    expect(await found()).toMatchObject([{ text: expect.stringContaining('texts of their feed'), count: 1 }]);
    const { stdout } = await runInProcess(testStore(), ['export', '--json']);
    const bundle: TestBundle = JSON.parse(stdout);
    const [game] = bundle.data_content['2'].list.slice(-1);
    game.intro = words('rewritten');
    await importSite(bundle);
    expect(await found()).toEqual([]);
  });

  it('finds missing pages, dead links and a publisher that ads.txt does not name', async () => {
    const bundle = readySite();
    delete bundle.ext_pages.termsOfUse;
    bundle.ext_pages.privacyPolicy = page('Privacy', 'We store nothing.');
    bundle.settings.languages = ['en', 'de'];
    bundle.ext_redirects = { '/old': '/' };
    const links = '[Game](/g/details/999999) [Home](/) [Known](/g/details/100) [Moved](/de/old)';
    bundle.ext_pages.aboutUs = page('About', links);
    const script = 'https://ads.example/show.js?client=ca-pub-9876543210987654';
    bundle.ads = [{ ...sampleAd(1), type: 1, script, div: '' }];
    await importSite(bundle);
    const { faults } = await review();
    expect(faults.map(({ check, level, text }) => [check, level, text])).toEqual([
      ['legal', 'error', expect.stringContaining('cookies')],
      ['legal', 'error', expect.stringContaining('advertising')],
      ['legal', 'error', expect.stringContaining('terms of use is missing')],
      ['adsTxt', 'error', expect.stringContaining('pub-9876543210987654')],
      ['links', 'warning', expect.stringContaining('/g/details/999999')],
    ]);
  });

  it('finds empty categories, missing covers and controls, trademarks, ages and plain addresses', async () => {
    const bundle = readySite();
    const vertical = bundle.data_content['2'];
    vertical.menu.push({ ...vertical.menu[0], content_type_id: 77, content_type_name: 'Empty' });
    const [first, second, third] = vertical.list;
    Object.assign(first, { img: '', details: '' });
    Object.assign(second, { title: 'Super Mario', content_rating: 'PEGI 18' });
    third.rich_text = '<p><a href="http://plain.example/">More</a></p>';
    bundle.settings.robotsTxt = 'User-agent: *\nDisallow: /';
    await importSite(bundle);
    const { faults } = await review();
    expect(faults.map(({ check, count, repair }) => [check, count, repair])).toEqual([
      ['categories', 1, null],
      ['covers', 1, null],
      ['controls', 1, null],
      ['names', 1, null],
      ['names', 1, null],
      ['https', 1, null],
      ['robots', 0, 'allowCrawlers'],
    ]);
  });
});
