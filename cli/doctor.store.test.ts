import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writePostingState } from '#app/statistics/posting-state.server.ts';
import { describeSqliteFirst, type TestStore } from '#test/store/engines.ts';
import { createEmptyStore, runInProcess } from '#test/support/command-line.ts';
import { sampleBundle, writeBundleFolder, type TestBundle } from '#test/bundle/sample-bundle.ts';

type DataPlace = Pick<TestStore, 'dataDir' | 'databaseUrl'>;

interface Finding {
  check: string;
  level: 'ok' | 'warning' | 'error';
  text: string;
  fix: string;
  settings: string[];
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Starts a server that answers like Portico. Returns the environment variables that contain its port. */
async function startPortal(state: object): Promise<Record<string, string>> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(state));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { PORT: String(port), ARCADE_PORT: '0', STUDIO_PORT: '0' };
}

const ready = { status: 'ready', problem: null };

async function examine(place: DataPlace, env: Readonly<Record<string, string>>) {
  const { status, stdout } = await runInProcess(place, ['doctor', '--json'], env);
  const { level, findings } = JSON.parse(stdout) as { level: string; findings: Finding[] };
  const of = (check: string) => findings.filter((finding) => finding.check === check);
  return { status, level, findings, of };
}

async function importSample(testStore: TestStore, change = (_bundle: TestBundle) => {}): Promise<void> {
  const bundle = sampleBundle();
  change(bundle);
  delete bundle.data_content['8'];
  bundle.layouts = {};
  const folder = await writeBundleFolder(path.join(testStore.dataDir, 'bundle'), JSON.stringify(bundle));
  expect(await runInProcess(testStore, ['import', folder])).toMatchObject({ status: 0 });
}

describeSqliteFirst('portico doctor', (testStore) => {
  it('warns about missing settings of a new site, and passes the other checks', async () => {
    await importSample(testStore());
    const { status, of, findings } = await examine(testStore(), await startPortal(ready));
    expect(status).toBe(1);
    const passed = [
      'ports',
      'folders',
      'disk',
      'store',
      'clock',
      'feeds',
      'statistics',
      'media',
      'fonts',
      'robots',
      'ids',
    ];
    for (const check of passed) {
      expect(of(check).map(({ level, fix }) => [check, level, fix])).toEqual([[check, 'ok', '']]);
    }
    expect(of('contact')).toMatchObject([
      { level: 'warning', settings: ['operator.name', 'operator.address', 'operator.email'] },
    ]);
    expect(of('jobs')).toMatchObject([{ level: 'warning', text: expect.stringContaining('No process') }]);
    for (const { level, fix, text } of findings) expect([text, level !== 'ok']).toEqual([text, fix !== '']);
  });

  it('finds missing files of pictures, letters without a font, closed robots, and failing feeds and posts', async () => {
    await importSample(testStore(), (bundle) => {
      bundle.data_content['2'].list[0].title = 'Pad ไทย';
    });
    await rm(path.join(testStore().dataDir, 'media'), { recursive: true });
    await runInProcess(testStore(), ['settings', 'set', 'robotsTxt', 'User-agent: *\nDisallow: /']);
    await runInProcess(testStore(), ['feed', 'add', 'rss', 'http://127.0.0.1:9/feed', '--name', 'News']);
    await runInProcess(testStore(), ['feed', 'run', 'News']);
    const { db } = await testStore().open('cli');
    const failing = {
      failingSince: Date.now(),
      problem: 'answered 500',
      dropped: 3,
      droppedAt: Date.now(),
    };
    await writePostingState(db, failing);
    const env = { ...(await startPortal(ready)), STATISTICS_URL: 'http://127.0.0.1:9/' };
    const { status, of } = await examine(testStore(), env);
    expect(status).toBe(2);
    expect(of('statistics')).toMatchObject([
      { level: 'warning', text: expect.stringContaining('answered 500') },
      { level: 'warning', text: expect.stringContaining('3 rows') },
    ]);
    expect(of('media')).toMatchObject([{ level: 'error', text: expect.stringContaining('lacks files') }]);
    expect(of('fonts')).toMatchObject([
      {
        level: 'warning',
        text: expect.stringContaining('ไ ท ย'),
        fix: expect.stringContaining('fonts @fontsource-variable/noto-sans-thai'),
      },
    ]);
    expect(of('robots')).toMatchObject([{ level: 'error', settings: ['robotsTxt'] }]);
    expect(of('feeds')).toMatchObject([{ level: 'warning', text: 'The feed “News” failed once.' }]);
  });
});

describe('portico doctor', () => {
  const one = useDataFolder();

  it('names every invalid variable, and examines nothing else', async () => {
    const { status, findings } = await examine(one(), { PORT: 'x', SITE_URL: 'ftp://example.org' });
    expect(status).toBe(2);
    expect(findings).toMatchObject([
      { check: 'configuration', level: 'error', text: expect.stringMatching(/^PORT: /) },
      { check: 'configuration', level: 'error', text: expect.stringMatching(/^SITE_URL: /) },
    ]);
  });

  it('finds that Portico is stopped, and creates no store', async () => {
    const env = { PORT: '9', ARCADE_PORT: '0', STUDIO_PORT: '0' };
    const { of } = await examine(one(), env);
    expect(of('ports')).toMatchObject([{ level: 'error', text: expect.stringContaining('is not running') }]);
    expect(of('store')).toMatchObject([{ level: 'error', text: expect.stringContaining('no store') }]);
    expect(await readdir(one().dataDir)).toEqual([]);
  });

  it.each([
    [{ hello: 'world' }, 'error', 'Another program'],
    [{ status: 'ready', problem: 'The store is lost' }, 'error', 'The store is lost'],
    [{ status: 'starting', problem: null }, 'warning', 'cannot answer visitors yet'],
  ])('reads the state of the portal: %j', async (state, level, text) => {
    const { of } = await examine(one(), await startPortal(state));
    expect(of('ports')).toMatchObject([{ level, text: expect.stringContaining(text) }]);
  });

  it('finds a damaged store', async () => {
    await writeFile(path.join(one().dataDir, 'portico.sqlite'), 'x'.repeat(10_000));
    const { status, of } = await examine(one(), await startPortal(ready));
    expect(status).toBe(2);
    expect(of('store')).toMatchObject([{ level: 'error', text: expect.stringContaining('restore latest') }]);
  });

  it('finds data that others can read, and backups that are missing or dated in the future', async () => {
    const { dataDir } = one();
    await createEmptyStore(dataDir);
    const env = await startPortal(ready);
    expect((await examine(one(), env)).of('backups')).toMatchObject([
      { level: 'warning', text: 'There is no backup yet.' },
    ]);
    await chmod(dataDir, 0o755);
    await mkdir(path.join(dataDir, 'backups'), { mode: 0o755 });
    await writeFile(path.join(dataDir, 'backups/portico-29990101T000000000Z-daily.sqlite'), '');
    const { of } = await examine(one(), env);
    expect(of('folders')).toMatchObject([
      {
        level: 'warning',
        text: expect.stringContaining('/backups'),
        fix: expect.stringContaining('chmod 700'),
      },
    ]);
    expect(of('backups')).toMatchObject([
      { level: 'warning', text: expect.stringContaining('in the future') },
    ]);
  });

  it('finds a certificate that browsers refuse', async () => {
    const address = await startSecureServer();
    const { of } = await examine(one(), { SITE_URL: address, PORT: '9', TRUST_PROXY: 'loopback' });
    expect(of('certificates')).toMatchObject([
      { level: 'error', text: expect.stringContaining('DEPTH_ZERO_SELF_SIGNED_CERT') },
    ]);
    const gone = await examine(one(), { SITE_URL: 'https://127.0.0.1:9', PORT: '9' });
    expect(gone.of('certificates')).toMatchObject([
      { level: 'warning', text: expect.stringContaining('ECONNREFUSED') },
    ]);
    expect(gone.of('configuration')).toMatchObject([{ text: expect.stringContaining('TRUST_PROXY') }]);
  });
});

/** Gives each test an empty data folder. */
function useDataFolder(): () => DataPlace {
  let dataDir = '';
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'portico-doctor-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));
  return () => ({ dataDir, databaseUrl: undefined });
}

/** Starts an https server with a certificate of its own. */
async function startSecureServer(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-certificate-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const options = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '90'];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await promisify(execFile)('openssl', ['req', ...options, ...subject, '-keyout', key, '-out', cert]);
  const server = createSecureServer({ key: await readFile(key), cert: await readFile(cert) });
  await rm(folder, { recursive: true });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  closing.push(() => server.close());
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}
