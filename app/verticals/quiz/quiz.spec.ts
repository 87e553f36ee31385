import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, hydrated, long, open, portal, test } from '#e2e/support/fixtures.ts';
import { expectSound, findBarriers } from '#e2e/support/page-checks.ts';
import { watchShifts } from '#e2e/support/shifts.ts';

interface StarterQuiz {
  id: number;
  title: string;
  content_type_id: number;
  ext: { kind: string; questions: { kind: string; text: string }[] };
}

const starter = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../content/starter/site.json'), 'utf8'),
) as { data_content: Record<string, { list: StarterQuiz[] }> };
const quizzes = starter.data_content['8']!.list;
const kindsOf = ({ ext }: StarterQuiz) => ext.questions.map(({ kind }) => kind);
const knowledge = quizzes.find((quiz) => kindsOf(quiz).includes('order') && kindsOf(quiz).includes('truth'))!;
const pictured = quizzes.find((quiz) => kindsOf(quiz).includes('picture'))!;
const personality = quizzes.find(({ ext }) => ext.kind === 'personality')!;
const address = (quiz: StarterQuiz) => `/qa/details/${quiz.id}`;

const start = (page: Page) => page.getByRole('button', { name: 'Start the quiz' });
const next = (page: Page) => page.getByRole('button', { name: /^(Next question|See the result)$/ });
const answers = (page: Page) => page.getByRole('group', { name: 'Answers' }).getByRole('button');

/** Requests the right answer to a question from the endpoint. */
async function rightAnswer(page: Page, quiz: StarterQuiz, question: number): Promise<string> {
  const response = await page.request.get(
    portal(`/api/quiz/${quiz.id}/answer?question=${question + 1}&answer=`),
  );
  return ((await response.json()) as { right: string }).right;
}

/** Puts the items of the current question into the order of an answer, using the buttons of the items. */
async function arrange(page: Page, order: string): Promise<void> {
  const rows = page.getByRole('main').locator('ol > li:has([data-part])');
  for (const [index, position] of order.split(',').entries()) {
    for (;;) {
      const parts = await rows
        .locator('[data-part^="handle-"]')
        .evaluateAll((list) => list.map((one) => one.dataset.part));
      const at = parts.indexOf(`handle-${position}`);
      if (at === index) break;
      await page.locator(`[data-part="up-${position}"]`).click();
    }
  }
}

/** Answers the current question. `question` is its position in the page's own order. */
async function answer(page: Page, quiz: StarterQuiz, question: number, isRight: boolean): Promise<void> {
  const right = await rightAnswer(page, quiz, question);
  if (quiz.ext.questions[question]!.kind === 'order') {
    if (isRight) await arrange(page, right);
    await page.getByRole('button', { name: 'Check the order' }).click();
  } else {
    const count = await answers(page).count();
    const position = isRight ? Number(right) : (Number(right) + 1) % count;
    await answers(page).nth(position).click();
  }
  await expect(page.getByText(isRight ? 'Right.' : 'Not quite.', { exact: true })).toBeVisible();
}

for (const width of [390, 1440]) {
  test(`every state is complete, stable and accessible at ${width} px`, long, async ({ page }) => {
    test.slow();
    await watchShifts(page);
    // Delays each verdict by more than half a second, because even a late verdict must not move anything.
    await page.route('**/api/quiz/*/answer*', async (route) => {
      await sleep(600);
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    for (const visited of ['/qa', '/qa/cate/type/', address(pictured)]) {
      await open(page, visited);
      await expectSound(page, visited, { afterInput: false });
    }
    await start(page).click();
    for (const [index, { kind }] of pictured.ext.questions.entries()) {
      const isShown = ['picture', 'order'].includes(kind) || index === 0;
      if (isShown) await expectSound(page, `a question of kind ${kind}`, { afterInput: false });
      await answer(page, pictured, index, index % 2 === 0);
      if (isShown) await expectSound(page, `an answered question of kind ${kind}`, { afterInput: false });
      await next(page).click();
    }
    await expect(page.getByRole('heading', { name: 'All answers' })).toBeVisible();
    await expectSound(page, 'the result', { afterInput: false });
    await open(page, address(pictured));
    await expectSound(page, 'a quiz that was played', { afterInput: false });
  });

  test(`a quiz from its card to the next one at ${width} px`, long, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/qa');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Play the quiz/ })
      .click();
    await expect(page).toHaveURL(/\/qa\/details\/\d+$/);
    await open(page, address(knowledge));
    await expect(page.getByRole('heading', { level: 1, name: knowledge.title })).toBeVisible();
    // The second click must not answer the question that appears under the pointer.
    await start(page).dblclick();
    await expect(answers(page).first()).toBeEnabled();
    for (const index of knowledge.ext.questions.keys()) {
      await expect(page.getByText(`Question ${index + 1} of 10`)).toBeVisible();
      await answer(page, knowledge, index, index !== 3);
      await expect(page.getByRole('link', { name: /^Source: / })).toHaveAttribute('href', /^https:/);
      await next(page).click();
    }
    await expect(page.getByText('Your best so far')).toBeVisible();
    const review = page
      .getByRole('region')
      .or(page.locator('section'))
      .filter({ hasText: 'All answers' })
      .last();
    await expect(review.getByText('Wrong', { exact: true })).toHaveCount(1);
    await expect(page.getByRole('img', { name: /^Result card: I got 9 of 10 right/ })).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save picture' }).click();
    expect((await download).suggestedFilename()).toBe(`quiz-${knowledge.id}.png`);

    await page.getByRole('link', { name: /^Next quiz: / }).click();
    await expect(start(page)).toBeVisible();
    // The home leaves out the card of the quiz of the day, so the test opens a category.
    await open(page, `/qa/cate/${knowledge.content_type_id}`);
    const card = page.locator(`.quiz-card a[href="${address(knowledge)}"]`).first();
    await expect(card).toContainText('9/10');
  });
}

test('answers are kept after a reload, and the quiz can be restarted', long, async ({ page }) => {
  await open(page, address(knowledge));
  await start(page).click();
  for (const index of [0, 1]) {
    await answer(page, knowledge, index, true);
    await next(page).click();
  }
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Go on: question 3' }).click();
  await expect(page.getByText('Question 3 of 10 · 2 right')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('Question 1 of 10 · 0 right')).toBeVisible();
});

test('the quiz works with the keyboard alone', async ({ page }) => {
  await open(page, address(knowledge));
  await start(page).focus();
  await page.keyboard.press('Enter');
  for (const [index, { kind }] of knowledge.ext.questions.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 10`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
    if (kind === 'order') {
      await page.keyboard.press('Tab');
      const handle = page.locator('[data-part^="handle-"]').first();
      await expect(handle).toBeFocused();
      const name = await handle.getAttribute('data-part');
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('[data-part^="handle-"]').nth(1)).toHaveAttribute('data-part', name!);
      await expect(page.locator(`[data-part="${name}"]`)).toBeFocused();
      await page.getByRole('button', { name: 'Check the order' }).press('Enter');
    } else if (index % 3 === 0) {
      await page.keyboard.press('Control+b');
      await expect(answers(page).nth(1)).toBeEnabled();
      await expect(answers(page).nth(1)).toHaveText(/^B/);
      await page.keyboard.press('b');
    } else if (index % 3 === 1) {
      await page.keyboard.press('2');
    } else {
      await page.keyboard.press('ArrowDown');
      await expect(answers(page).first()).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(answers(page).nth(1)).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await expect(next(page)).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'All answers' })).toBeVisible();
});

test('items can be dragged to their positions, and are printed', long, async ({ page }) => {
  await open(page, address(knowledge));
  await start(page).click();
  const step = kindsOf(knowledge).indexOf('order');
  for (let index = 0; index < step; index += 1) {
    await answer(page, knowledge, index, true);
    await next(page).click();
  }
  const handles = page.locator('[data-part^="handle-"]');
  const [first, second, third] = await handles.evaluateAll((list) => list.map((one) => one.dataset.part));
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(2).boundingBox()];
  await page.mouse.move(from!.x + 10, from!.y + 10);
  await page.mouse.down();
  await page.mouse.move(to!.x + 10, to!.y + to!.height, { steps: 8 });
  await page.mouse.up();
  const moved = await handles.evaluateAll((list) => list.map((one) => one.dataset.part));
  expect(moved.slice(0, 3)).toEqual([second, third, first]);
  await page.emulateMedia({ media: 'print' });
  const items = page.getByRole('main').locator('ol > li:has([data-part])');
  await expect(items.filter({ visible: true })).toHaveCount(moved.length);
});

test('the clock is the visitor’s choice, and its end counts as no answer', long, async ({ page }) => {
  await page.clock.install();
  // Delays hydration until the choice is made, because visitors can choose before the page is hydrated.
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/framework-*', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto(portal(address(knowledge)));
  await expect(page.getByRole('checkbox', { name: /Against the clock/ })).not.toBeChecked();
  await page.getByText(/^Against the clock/).click();
  pressed.resolve();
  await hydrated(page);
  await start(page).click();
  const seconds = /\d+/.exec(await page.getByRole('timer').innerText())?.[0];
  // The clock must not run longer, because the request for the verdict would then exceed its time limit.
  await page.clock.runFor(Number(seconds) * 1000);
  await expect(page.getByText('Time is up.')).toBeVisible();
  await next(page).click();
  await expect(page.getByText('Question 2 of 10 · 0 right')).toBeVisible();
});

test('in a second round, questions and options have another order', long, async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.1;
  });
  await open(page, address(knowledge));
  await start(page).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(knowledge.ext.questions[0]!.text);
  await answer(page, knowledge, 0, true);
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(
    knowledge.ext.questions[0]!.text,
  );
});

test('an answer that could not be sent can be sent again', long, async ({ page, complaints }) => {
  await open(page, address(knowledge));
  await start(page).click();
  await page.route('**/api/quiz/**', (route) => route.abort());
  await answers(page).first().click();
  await expect(page.getByRole('alert')).toContainText('could not be sent');
  await page.unroute('**/api/quiz/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(next(page)).toBeVisible();
  // The browser itself reports the failed request, so exactly one complaint is expected.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('Failed to load resource')]);
});

test('an answer that gets no response can be sent again', long, async ({ page }) => {
  await page.clock.install();
  await open(page, address(knowledge));
  await start(page).click();
  await page.route('**/api/quiz/**', () => {});
  const asked = page.waitForRequest('**/api/quiz/**');
  await answers(page).first().click();
  await asked;
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('alert')).toContainText('could not be sent');
  await page.unroute('**/api/quiz/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(next(page)).toBeVisible();
});

test('a personality quiz leads to a portrait, and the visitor can go back', long, async ({ page }) => {
  await open(page, address(personality));
  await start(page).click();
  await answers(page).nth(1).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await expect(answers(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  for (const index of personality.ext.questions.keys()) {
    await expect(page.getByText(`Question ${index + 1} of 10`)).toBeVisible();
    await answers(page)
      .nth(index % 3)
      .click();
  }
  await expect(page.getByRole('img', { name: /^Result card: “.+” says I am: / })).toBeVisible();
  expect(await findBarriers(page), 'the portrait').toEqual([]);
  await page.reload();
  await expect(
    page.getByText('Kept from your last visit: 10 of 10 answered.', { exact: true }),
  ).toBeAttached();
});

test.describe('on a phone in landscape', long, () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the first answer to a question is in view', async ({ page }) => {
    const quiz = quizzes.find((one) => kindsOf(one)[0] === 'choice')!;
    await open(page, address(quiz));
    await start(page).click();
    await expect(answers(page).first()).toBeVisible();
    const bar = page.locator('.section-bar');
    const [first, navigation] = await Promise.all([answers(page).first().boundingBox(), bar.boundingBox()]);
    if (!first || !navigation) throw new Error('The answer or the bar is not visible');
    expect(first.y).toBeGreaterThan(0);
    expect(first.y + first.height).toBeLessThanOrEqual(navigation.y);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole quiz is a form, and its response is the result', long, async ({ page }) => {
    await page.goto(portal(address(knowledge)));
    await expect(start(page)).toBeHidden();
    for (const [index, { kind }] of knowledge.ext.questions.entries()) {
      const right = await rightAnswer(page, knowledge, index);
      if (kind === 'order') {
        for (const [slot, position] of right.split(',').entries())
          await page.locator(`select[name="q${index + 1}_${slot + 1}"]`).selectOption(position);
      } else await page.locator(`input[name="q${index + 1}"][value="${right}"]`).check();
    }
    await page.getByRole('button', { name: 'See the result' }).click();
    await expect(page.getByText('of 10 right')).toBeVisible();
    await expect(page.getByText('Right', { exact: true })).toHaveCount(10);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.getByRole('link', { name: 'Play again' }).click();
    await expect(page).toHaveURL(portal(address(knowledge)));
    await page.goto(portal(address(personality)));
    for (const index of personality.ext.questions.keys())
      await page
        .locator(`input[name="q${index + 1}"]`)
        .first()
        .check();
    await page.getByRole('button', { name: 'See the result' }).click();
    await expect(page.getByRole('link', { name: /^Next quiz: / })).toBeVisible();
  });
});

test(
  'shelves fill their lines, and a quiz begins below the start of its breadcrumbs',
  long,
  async ({ page }) => {
    await open(page, '/qa');
    for (const width of [820, 1200, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.locator('.quiz-shelves').evaluate((box) => {
        const end = box.getBoundingClientRect().right;
        const shelves = [...box.querySelectorAll('ul')].filter(
          (list) => list.scrollWidth <= list.clientWidth,
        );
        const ends = shelves.map((list) => {
          const { top } = list.getBoundingClientRect();
          const line = shelves.filter((other) => Math.abs(other.getBoundingClientRect().top - top) < 50);
          return Math.max(
            ...line.map(({ lastElementChild }) => lastElementChild!.getBoundingClientRect().right),
          );
        });
        return { whole: shelves.length, holes: ends.filter((right) => Math.abs(right - end) > 1) };
      });
      expect(found.holes, `${width} px`).toEqual([]);
      // In a narrow window, all shelves may scroll sideways, so only wide windows are checked.
      if (width >= 1440) expect(found.whole, `${width} px`).toBeGreaterThan(0);
    }
    await open(page, address(knowledge));
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    const first = await crumbs.getByRole('link').first().boundingBox();
    const stage = await page.getByRole('region', { name: 'Quiz' }).boundingBox();
    expect(stage).not.toBeNull();
    expect(stage?.x).toBe(first?.x);
  },
);
