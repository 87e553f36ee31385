import { createHash } from 'node:crypto';
import { listMigrations } from '#app/store/migrations/list.ts';
import type { Checks } from './checks.ts';
import { expect, waitFor } from './checks.ts';
import { processes, type Cluster } from './cluster.ts';

/**
 * Starts three processes at the same time on an empty database, and checks that the database is prepared once and that
 * every process serves the same pages.
 */
export async function checkStart({ check }: Checks, cluster: Cluster): Promise<void> {
  const { apps, store, site, ask } = cluster;

  await check('All start at the same time on an empty database and become ready', async () => {
    const began = performance.now();
    await cluster.startAll();
    await waitFor('Every process is ready', 60_000, () => site.ready().length === processes);
    return `${processes} ready after ${((performance.now() - began) / 1_000).toFixed(1)} s`;
  });

  await check('One of them migrates', async () => {
    const migrated = apps.filter((app) => /Store .* migrated/.test(app.log()));
    expect(migrated.length === 1, `${migrated.length} processes migrated`);
    const rows = await store.db
      .withTables<{ kyselyMigration: { name: string } }>()
      .selectFrom('kyselyMigration')
      .select('name')
      .execute();
    const applied = new Set(rows.map(({ name }) => name));
    const isWhole = Object.keys(listMigrations('postgres')).every((name) => applied.has(name));
    expect(isWhole, `applied: ${JSON.stringify(rows)}`);
    return `${rows.length} migrations, by one process`;
  });

  await check('One of them seeds', async () => {
    const seeded = apps.filter((app) => app.log().includes('The starter content was put into'));
    expect(seeded.length === 1, `${seeded.length} processes seeded`);
    const version = await store.readVersion();
    expect(version === 1, `the site version is ${version}`);
    const items = await store.db.selectFrom('items').select('id').execute();
    expect(items.length > 0, 'no items');
    return `${items.length} items, site version ${version}`;
  });

  await check('A page is the same from each', async () => {
    const targets = await listPages(cluster);
    for (const target of targets) {
      const answers = await Promise.all(apps.map((app) => ask(app, target)));
      const hashes = answers.map(({ body }) => createHash('sha256').update(body).digest('hex'));
      const { length: different } = [...new Set(hashes)];
      expect(
        answers.every(({ status }) => status === 200),
        `${target}: ${answers.map(({ status }) => status).join(', ')}`,
      );
      expect(different === 1, `${target}: ${different} different pages`);
    }
    return `${targets.length} pages, byte for byte`;
  });
}

/** Pages that show the sky at the time of their rendering, so they can differ between processes. */
const ofTheMoment = /^\/(?:weather|star_sign)(?:\/|$)/;

/** Returns the address of the home page, and about 40 addresses at regular intervals from the sitemap. */
async function listPages({ apps, ask }: Cluster): Promise<string[]> {
  const [app] = apps;
  if (!app) throw new Error('No process runs');
  const text = async (target: string) => (await ask(app, target)).body.toString();
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address = '']) => new URL(address).pathname)
      .filter((pathname) => !ofTheMoment.test(pathname));
  const first = locations(await text('/sitemap.xml'));
  const nested = first.filter((target) => target.endsWith('.xml'));
  const all = nested.length > 0 ? (await Promise.all(nested.map(text))).flatMap(locations) : first;
  const step = Math.max(1, Math.floor(all.length / 40));
  return ['/', ...all.filter((_, index) => index % step === 0)];
}
