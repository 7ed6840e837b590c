import { expect, test } from './fixtures/test';
import type { HostileWindow } from './pages/hostile-game';
import { noticesOf } from './pages/notices';
import { HostileGame, forEachScriptWay } from './pages/hostile-game';

/** The portal's window with measured long tasks. */
type Watched = typeof globalThis & { watch: { longest: number } };

// The browser logs the game's failed attempts.
test.use({
  allowedComplaints: [/Blocked|sandboxed|Ignored call|Unsafe attempt|Refused|Content Security Policy|violat/i],
});

test('M9: a game may use the headset and no unnecessary permissions', async ({ page }) => {
  const game = await HostileGame.open(page, 'blank.html');
  const frame = await game.frame();
  const asked = await frame.evaluate(async () => {
    const { xr } = navigator as Navigator & { xr?: { isSessionSupported(mode: string): Promise<boolean> } };
    const headset = xr === undefined ? 'no WebXR' : await xr.isSessionSupported('immersive-vr').then(String, String);
    const camera = await navigator.mediaDevices?.getUserMedia({ video: true }).then(
      () => 'given',
      (error: DOMException) => error.name,
    );
    return { headset, camera };
  });
  expect(asked.headset).not.toContain('SecurityError');
  expect(asked.camera).not.toBe('given');
});

forEachScriptWay((way) => {
  test('T51: T06: M10: messages of a frame inside the game are ignored, despite its equal origin', async ({ page }) => {
    const game = await HostileGame.open(page, 'blank.html', way);
    const frame = await game.frame();
    await expect(page.getByText(/Never enter your Holocade password/)).toBeVisible();
    await game.run(frame, () => document.body.append(document.createElement('iframe')));
    await expect.poll(() => frame.childFrames().length).toBe(1);
    const [nested] = frame.childFrames();
    if (nested === undefined) throw new Error('The nested frame has gone.');
    await game.run(
      nested,
      (portal) => {
        addEventListener('message', () => Object.assign(globalThis, { answered: true }));
        const message = { from: 'holocade', v: 1 };
        for (let time = 0; time < 20; time += 1) {
          window.top?.postMessage({ ...message, kind: 'hello', id: 8 }, portal);
          window.top?.postMessage({ ...message, kind: 'report', id: 9, report: { type: 'left' } }, portal);
        }
      },
      game.portal,
    );
    expect(await game.run(nested, () => origin)).toBe(await game.run(frame, () => origin));
    await game.greet();
    await expect(page.getByText(/Never enter your Holocade password/)).toBeVisible();
    expect(await game.run(nested, () => 'answered' in globalThis)).toBe(false);
  });

  test('T51: T09: M8: five ways out of the frame are blocked, even after a press @desktop', async ({
    page,
    context,
  }) => {
    const game = await HostileGame.open(page, 'blank.html', way);
    const frame = await game.greet();
    await expect(page.getByText(/Never enter your Holocade password/)).toBeVisible();
    page.on('dialog', (dialog) => void dialog.dismiss());
    const address = page.url();
    await game.run(frame, () => {
      const attempts: Record<string, () => unknown> = {
        navigation: () => {
          if (window.top) window.top.location.href = 'https://evil.test/';
        },
        popup: () => window.open('https://evil.test/'),
        download: () =>
          Object.assign(document.createElement('a'), {
            href: 'data:application/x-sh,echo',
            download: 'a.sh',
          }).click(),
        dialog: () => window.confirm('Your password?'),
        form: () => {
          const form = Object.assign(document.createElement('form'), {
            action: 'https://evil.test/',
            target: '_top',
          });
          document.body.append(form);
          form.submit();
        },
      };
      document.querySelector('button')?.addEventListener('click', () => {
        document.body.dataset['pressed'] = String(navigator.userActivation.isActive);
        const ends = Object.entries(attempts).map(([name, attempt]) => {
          try {
            const got = attempt();
            return [name, got === null || got === undefined || got === false ? 'nothing' : 'something'];
          } catch {
            return [name, 'thrown'];
          }
        });
        document.body.dataset['ends'] = JSON.stringify(Object.fromEntries(ends));
      });
    });
    const escape = (event: Promise<unknown>) =>
      event.then(
        () => 'out',
        () => 'in',
      );
    const escapes = Promise.all([
      escape(page.waitForEvent('popup', { timeout: 3_000 })),
      escape(page.waitForEvent('download', { timeout: 3_000 })),
      escape(page.waitForEvent('dialog', { timeout: 3_000 })),
      escape(context.waitForEvent('page', { timeout: 3_000 })),
    ]);
    await frame.getByRole('button', { name: 'Here' }).click();
    expect(await game.run(frame, () => document.body.dataset['pressed'])).toBe('true');
    expect(await escapes).toEqual(['in', 'in', 'in', 'in']);
    const ends = JSON.parse((await game.run(frame, () => document.body.dataset['ends'])) ?? '{}') as Record<
      string,
      string
    >;
    expect(Object.keys(ends)).toHaveLength(5);
    expect(Object.values(ends)).not.toContain('something');
    expect(ends['navigation']).toBe('thrown');
    expect(page.url()).toBe(address);
    expect(await game.call(frame, 2, 'user.isLoggedIn', undefined)).toBe('ok');
  });

  test('T51: T08: a game cannot reach achievements of other games by twenty names and forms', async ({ page }) => {
    const game = await HostileGame.open(page, 'blank.html', way);
    const frame = await game.greet();
    const others = ['first-cut', 'combo-50', 'flawless-verse', 'first-salvage', 'wave-5', 'drone-ace'];
    const forms = others.flatMap((slug) => [
      { slug },
      { slug, game: slug.length > 7 ? 'pulse-saber' : 'orbital-salvage' },
      { slug: `pulse-saber/${slug}` },
    ]);
    const tried = [...forms, { slug: '../pulse-saber/first-cut' }, { slug: ['first-cut'] }];
    expect(tried).toHaveLength(20);
    const ends: string[] = [];
    for (const [id, args] of tried.entries()) ends.push(await game.call(frame, id, 'achievement.unlock', args));
    expect(new Set(ends)).toEqual(new Set(['err_not_found', 'err_validation']));
    expect(await game.call(frame, 100, 'achievement.unlock', { slug: 'first-light' })).toBe('ok');
  });

  test('T51: T04: T05: T08: a game can neither call the portal’s server directly nor open its socket @desktop', async ({
    page,
  }) => {
    const game = await HostileGame.open(page, 'blank.html', way);
    const frame = await game.frame();
    const ends = await game.run(
      frame,
      (portal) => {
        const call = fetch(`${portal}/v1/public/user/arcade/game/lantern-drift/played`, {
          method: 'PUT',
          credentials: 'include',
        }).then(
          ({ status }) => String(status),
          () => 'blocked',
        );
        const socket = new Promise<string>((resolve) => {
          const opened = new WebSocket(`${portal.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`);
          opened.onopen = () => resolve('open');
          opened.onerror = () => resolve('blocked');
        });
        return Promise.all([call, socket]);
      },
      game.portal,
    );
    expect(ends).toEqual(['blocked', 'blocked']);
  });

  test('T51: T07: ten thousand calls in a second leave the portal responsive, and thirty reach its server @desktop', async ({
    page,
  }) => {
    const game = await HostileGame.open(page, 'blank.html', way);
    const frame = await game.greet();
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/achievements')) calls += 1;
    });
    await page.evaluate(() => {
      const watch = { longest: 0 };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) watch.longest = Math.max(watch.longest, duration);
      }).observe({ type: 'longtask' });
      Object.assign(globalThis, { watch });
    });
    const flood = () =>
      game.run(
        frame,
        () =>
          new Promise<number>((resolve) => {
            const { port, heard } = globalThis as HostileWindow;
            heard.length = 0;
            const began = performance.now();
            let sent = 0;
            // One burst for each frame at 60 frames per second.
            const burst = () => {
              for (let each = 0; each < 170; each += 1) {
                sent += 1;
                port?.postMessage({ from: 'holocade', v: 1, kind: 'request', id: sent, method: 'achievement.list' });
              }
              if (sent < 10_000) requestAnimationFrame(burst);
              else resolve(performance.now() - began);
            };
            burst();
          }),
      );
    const longest: number[] = [];
    // A busy machine prolongs every task, so the best of three floods counts.
    while (longest.length < 3 && !longest.some((task) => task < 100)) {
      calls = 0;
      await page.evaluate(() => Object.assign((globalThis as Watched).watch, { longest: 0 }));
      const flooded = flood();
      // The portal stays usable in the meantime.
      await page.getByRole('button', { name: 'Share' }).click();
      await expect(
        noticesOf(page)
          .getByText(/The link is/)
          .first(),
      ).toBeVisible();
      const seconds = Math.ceil(((await flooded) + 1_000) / 1_000);
      await expect
        .poll(() => game.run(frame, () => (globalThis as HostileWindow).heard.length), { timeout: 20_000 })
        .toBeGreaterThanOrEqual(9_900);
      longest.push(await page.evaluate(() => (globalThis as Watched).watch.longest));
      const refused = await game.run(
        frame,
        () => (globalThis as HostileWindow).heard.filter(({ error }) => error?.code === 'err_too_many_requests').length,
      );
      expect(calls).toBeLessThanOrEqual(30 * seconds);
      expect(refused).toBeGreaterThanOrEqual(10_000 - 30 * seconds);
    }
    test.info().annotations.push({ type: 'measured', description: `longest tasks: ${longest.join(', ')} ms` });
    expect(Math.min(...longest)).toBeLessThan(100);
    await expect(page.getByRole('button', { name: 'Reload the game' })).toBeEnabled();
  });
});
