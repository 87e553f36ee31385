import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { build, preview } from 'vite';

/** One game, built and served on a free port, and a browser to open it. */
export interface ServedGame {
  address: string;
  browser: Browser;
  close(): Promise<void>;
}

/** Builds a game of the arcade into a temporary folder, serves it and starts Chromium (`CHROMIUM_PATH`). */
export async function serveGame(slug: string): Promise<ServedGame> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'portico-arcade-'));
  process.env.ARCADE_ONLY = slug;
  const configFile = path.join(import.meta.dirname, '../vite.config.ts');
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    configFile,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  return {
    address: new URL(`${slug}/`, server.resolvedUrls?.local[0]).href,
    browser,
    async close() {
      await browser.close();
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
