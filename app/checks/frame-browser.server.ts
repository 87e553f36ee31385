import { existsSync } from 'node:fs';
import type { Browser, Frame, Page } from 'playwright-core';
import sharp from 'sharp';
import { escapeAttribute } from 'entities';
import type { GuardedFetchOptions } from '#app/network/guarded-fetch.server.ts';
import { startGuardedProxy } from '#app/network/guarded-proxy.server.ts';
import type { CheckedFrame } from './check-frame.server.ts';
import type { Fault } from './fault.ts';
import { findRemovalNotice } from './removed-page.ts';

/** The result of opening a frame in a browser. */
export interface FrameSight {
  fault: Fault | null;
  /** A screenshot of the frame at the end of the inspection, as WebP. `null` if it could not be taken. */
  picture: Uint8Array | null;
}

/** A browser that opens frames as the player does, one at a time. */
export interface FrameBrowser {
  inspect(frame: CheckedFrame, signal: AbortSignal): Promise<FrameSight>;
  close(): Promise<void>;
}

export interface FrameBrowserOptions {
  /** Path of Chromium. */
  executablePath: string;
  /** Origin of the portal, which the frames see as the page around them. */
  portal: string;
  /** The ports and addresses that pages may reach. */
  network?: GuardedFetchOptions;
  /** Milliseconds after which a frame that draws nothing counts as blank. */
  patienceMs?: number;
  /** Whether Chromium uses its sandbox. Only tests that run as root switch it off. */
  isSandboxed?: boolean;
}

const knownPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Returns the path of Chromium. Returns `null` if it is not installed or `given` is `none`. */
export function findChromium(given: string | undefined): string | null {
  if (given === 'none') return null;
  return (given === undefined ? knownPaths : [given]).find((file) => existsSync(file)) ?? null;
}

const size = { width: 960, height: 540 };
const pictureWidth = 480;
/** Milliseconds between two screenshots of a frame. */
const pause = 1_000;
/** Minimum milliseconds for which a frame is watched, so that a notice drawn by a script is noticed. */
const minTime = 3_000;

/**
 * Starts Chromium. It reaches the internet only through a guarded proxy, because foreign pages run in it. Throws if it
 * does not start.
 */
export async function openFrameBrowser(options: FrameBrowserOptions): Promise<FrameBrowser> {
  const { executablePath, portal, network, patienceMs = 20_000, isSandboxed = true } = options;
  // The module is large, so it is loaded only here.
  const { chromium } = await import('playwright-core');
  const proxy = await startGuardedProxy(network);
  let browser: Browser;
  try {
    browser = await chromium.launch({
      executablePath,
      chromiumSandbox: isSandboxed,
      proxy: { server: proxy.address },
      args: ['--disable-background-networking', '--force-webrtc-ip-handling-policy=disable_non_proxied_udp'],
    });
  } catch (error) {
    await proxy.close();
    throw error;
  }
  return {
    async inspect(frame, signal) {
      signal.throwIfAborted();
      const context = await browser.newContext({
        viewport: size,
        serviceWorkers: 'block',
        acceptDownloads: false,
      });
      const end = () => void context.close().catch(() => undefined);
      signal.addEventListener('abort', end, { once: true });
      try {
        return await lookAt(await context.newPage(), frame, { portal, patienceMs });
      } finally {
        signal.throwIfAborted();
        signal.removeEventListener('abort', end);
        await context.close();
      }
    },
    async close() {
      await browser.close();
      await proxy.close();
    },
  };
}

async function lookAt(
  page: Page,
  { address, sandbox, allow }: CheckedFrame,
  { portal, patienceMs }: { portal: string; patienceMs: number },
): Promise<FrameSight> {
  const failures: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('popup', (popup) => void popup.close().catch(() => undefined));
  page.on('requestfailed', (request) => {
    const isFrame = request.isNavigationRequest() && request.frame().parentFrame() === page.mainFrame();
    if (isFrame) failures.push(request.failure()?.errorText ?? '');
  });
  const shell = `${portal}/`;
  await page.route(shell, (route) =>
    route.fulfill({ contentType: 'text/html', body: shellPage({ address, sandbox, allow }) }),
  );
  await page.goto(shell, { waitUntil: 'commit' });
  const began = performance.now();
  let picture: Uint8Array | null = null;
  for (;;) {
    await page.waitForTimeout(pause);
    const [frame] = page.mainFrame().childFrames();
    const png = await page.screenshot({ timeout: 10_000 }).catch(() => null);
    picture = png && (await makePicture(png));
    const [failure] = failures;
    if (failure !== undefined) return { fault: readFailure(failure), picture };
    const notice = frame ? findRemovalNotice(await readText(frame)) : null;
    if (notice !== null) return { fault: { kind: 'removed', detail: notice }, picture };
    const passed = performance.now() - began;
    const isDrawn = png !== null && !(await isPlain(png));
    if (isDrawn && passed >= minTime) return { fault: null, picture };
    if (passed >= patienceMs) return { fault: { kind: 'blank', detail: describeError(errors[0]) }, picture };
  }
}

function shellPage({ address, sandbox, allow }: Pick<CheckedFrame, 'address' | 'sandbox' | 'allow'>): string {
  const attributes = Object.entries({
    src: address,
    sandbox,
    allow,
    referrerpolicy: 'strict-origin-when-cross-origin',
  })
    .map(([name, value]) => `${name}="${escapeAttribute(value)}"`)
    .join(' ');
  return `<!doctype html><title>Game</title><iframe ${attributes} style="position:fixed;inset:0;width:100%;height:100%;border:0"></iframe>`;
}

/** Returns the text that a visitor reads in a frame. Empty if the frame does not answer. */
async function readText(frame: Frame): Promise<string> {
  const silence = new Promise<string>((resolve) => {
    setTimeout(() => resolve(''), 2_000).unref();
  });
  const text = frame.evaluate<string>(
    '(document.title + " " + (document.body?.innerText ?? "")).slice(0, 5000)',
  );
  return Promise.race([text.catch(() => ''), silence]);
}

/** Whether a picture has only one colour. */
async function isPlain(png: Uint8Array): Promise<boolean> {
  const { channels } = await sharp(png).removeAlpha().stats();
  return channels.every(({ stdev }) => stdev < 1);
}

async function makePicture(png: Uint8Array): Promise<Uint8Array> {
  return sharp(png).resize({ width: pictureWidth }).webp({ quality: 60 }).toBuffer();
}

function readFailure(text: string): Fault {
  const code = describeError(text.replace(/^net::/, ''));
  if (code.includes('BLOCKED_BY_RESPONSE')) return { kind: 'frame', detail: code };
  return { kind: code.includes('CERT') ? 'certificate' : 'connection', detail: code };
}

/** Returns an error message on one line, with at most 200 characters. */
function describeError(message = ''): string {
  return message
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}
