import type { Browser, Page } from '@playwright/test';
import { renderMarkdown, sanitise } from '../server/platform/markdown/render-markdown';
import { hostileMarkup } from '../test/server/platform/markdown/hostile-markup';
import { hostileTexts } from '../test/server/platform/markdown/hostile-texts';
import { expect, test } from './fixtures/test';
import { Reviewer } from './pages/reviews-section';

const hostile = [...hostileTexts, ...hostileMarkup];
/** A page without any policy, so that only the sanitiser protects it. */
const BARE = '/bare-page';
const EVENTS = ['click', 'focus', 'mouseover', 'pointerenter', 'animationstart', 'toggle', 'load', 'error'];

interface Bare {
  /** Inserts a text, triggers every element, and waits until all its effects have ended. */
  show(html: string): Promise<void>;
  /** Scripts, requests and navigations since then. */
  readonly happened: readonly string[];
}

async function openBarePage(page: Page): Promise<Bare> {
  const happened: string[] = [];
  await page.addInitScript(() => {
    window.alert = () => {
      document.documentElement.dataset['ran'] = 'yes';
    };
  });
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => happened.push(`request ${request.url()}`));
  page.on('framenavigated', (frame) => happened.push(`navigation ${frame.url()}`));
  page.on('popup', (popup) => happened.push(`popup ${popup.url()}`));
  await page.route(/^https?:\/\/(?!holocade\.localhost)/, (route) => route.abort());
  await page.route(`**${BARE}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }),
  );
  await page.goto(BARE);
  return {
    happened,
    async show(html) {
      happened.length = 0;
      await page.setContent(`<!doctype html><html><body>${html}</body></html>`);
      await page.evaluate(async (events) => {
        document.addEventListener('click', (event) => {
          event.preventDefault();
        });
        for (const element of document.querySelectorAll<HTMLElement>('body *')) {
          for (const type of events) element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
          element.focus();
          element.blur();
        }
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }, EVENTS);
      if ((await page.locator('html').getAttribute('data-ran')) !== null) happened.push('a script ran');
    },
  };
}

/** Returns the link targets of a page as the browser resolves them. */
const targets = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ protocol, host, href }) => ({ protocol, host, href })));

test('T38: user-written texts never run in a browser without any policy @desktop', async ({ page, baseURL }) => {
  const bare = await openBarePage(page);
  const rendered = hostile.map(renderMarkdown);
  const sanitised = hostile.map(sanitise);
  for (const html of [rendered.join('\n'), sanitised.join('\n'), sanitise(hostile.join('\n'))]) {
    await bare.show(html);
    expect(bare.happened).toEqual([]);
    const portal = new URL(baseURL ?? '').host;
    const elsewhere = (await targets(page)).filter(
      ({ protocol, host }) => !['https:', 'mailto:'].includes(protocol) && !(protocol === 'http:' && host === portal),
    );
    expect(elsewhere).toEqual([]);
  }
  // Small parts are tested too, because an unclosed text must not hide the next one.
  const texts = [...rendered, ...sanitised];
  for (let from = 0; from < texts.length; from += 12) {
    const html = texts.slice(from, from + 12).join('\n');
    await bare.show(html);
    expect(bare.happened, html).toEqual([]);
  }
});

/** Combines as many texts as fit, after a prefix of the minimum length. */
function packed(most: number): readonly string[] {
  const start = 'What somebody writes:';
  const packs: string[] = [];
  let pack = start;
  for (const text of hostile.map((each) => [...each].slice(0, most - start.length - 1).join(''))) {
    if ([...pack].length + [...text].length + 1 > most) {
      packs.push(pack);
      pack = start;
    }
    pack += `\n${text}`;
  }
  return [...packs, pack];
}

/** One round tests as many texts as fit into eight reviews and their replies. */
async function expectReviewsToRunNothing(
  { page, browser, baseURL }: { readonly page: Page; readonly browser: Browser; readonly baseURL: string | undefined },
  mostRounds: number,
): Promise<void> {
  // Needs many calls and one page load for each.
  test.slow();
  const GAME = 'orbital-salvage';
  await page.addInitScript(() => {
    window.alert = () => {
      document.documentElement.dataset['ran'] = 'yes';
    };
  });
  page.on('dialog', () => {
    throw new Error('A dialog has opened.');
  });
  const developer = await Reviewer.logIn(browser, 'studio', 'Holocade!1', baseURL);
  const writers: (readonly [Reviewer, string])[] = [];
  for (let one = 0; one < 8; one += 1) {
    const writer = await Reviewer.signUp(browser, `hostile${String(one)}`, baseURL);
    writers.push([writer, await writer.publish(GAME, 'Nothing that is worth a word.')]);
  }
  const [bodies, answers] = [packed(500), packed(250)];
  const rounds = Math.min(mostRounds, Math.ceil(Math.max(bodies.length, answers.length) / writers.length));
  let seen = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, [writer, uuid]] of writers.entries()) {
      const turn = round * writers.length + place;
      await writer.change(GAME, uuid, bodies[turn % bodies.length] ?? '');
      await developer.answer(uuid, answers[turn % answers.length] ?? '');
    }
    for (const address of [`/arcade/games/${GAME}`, `/arcade/games/${GAME}?reviews=2`]) {
      await page.goto(address, { waitUntil: 'networkidle' });
      // There is a second page only if others have reviewed the game as well.
      if (!page.url().endsWith(address)) continue;
      const region = page.getByRole('region', { name: 'Reviews & Ratings' });
      seen += await region.getByText('What somebody writes:').count();
      // Elements that only a hostile text can have created.
      await expect(
        region.locator('script, iframe, object, embed, style, base, form, math, [onerror], [onload]'),
      ).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-ran');
    }
    for (const [, uuid] of writers) await developer.takeAnswerBack(uuid);
  }
  expect(seen).toBe(2 * rounds * writers.length);
  for (const [writer, uuid] of writers) {
    await writer.remove(GAME, uuid);
    await writer.close();
  }
  await developer.close();
}

test('T25: the first hostile texts in reviews and replies run nothing', async ({ page, browser, baseURL }) => {
  await expectReviewsToRunNothing({ page, browser, baseURL }, 1);
});

test(
  'T25: texts of reviews and replies never run on any page',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    await expectReviewsToRunNothing({ page, browser, baseURL }, Number.POSITIVE_INFINITY);
  },
);

test.describe('the control test', () => {
  test.use({ allowedComplaints: [/./], allowedHosts: ['evil.example'] });

  test('T38: unsanitised texts run there, so that the test can detect them', async ({ page }) => {
    const bare = await openBarePage(page);
    const seen: string[] = [];
    for (const html of [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<svg onload=alert(1)>',
      '<input autofocus onfocus=alert(1)>',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    ]) {
      await bare.show(html);
      if (bare.happened.includes('a script ran')) seen.push(html);
    }
    expect(seen).toHaveLength(5);
  });
});
