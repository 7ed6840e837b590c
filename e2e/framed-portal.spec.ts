import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures/test';
import { HostileGame, forEachScriptWay } from './pages/hostile-game';

// The browser logs each refused attempt.
test.use({
  allowedComplaints: [/Blocked|sandboxed|Unsafe attempt|Refused|Content Security Policy|violat/i],
  allowedHosts: ['127.0.0.1', 'evil.test'],
});

forEachScriptWay((way) => {
  test('T51: T10: neither a game nor another site can frame the portal', async ({ page, context, baseURL }) => {
    const game = await HostileGame.open(page, 'blank.html', way);
    const frame = await game.frame();
    await game.run(
      frame,
      (src) => {
        document.body.append(Object.assign(document.createElement('iframe'), { src }));
      },
      game.portal,
    );
    const refused = /^chrome-error:/;
    await expect.poll(() => frame.childFrames()[0]?.url()).toMatch(refused);

    // On this machine, like the portal. Browsers' rules for internet sites would prove nothing here.
    const site = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end(`<iframe src="${baseURL ?? ''}/"></iframe>`);
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const foreign = await context.newPage();
    await foreign.goto(`http://127.0.0.1:${String((site.address() as AddressInfo).port)}/`);
    const [inner] = foreign.mainFrame().childFrames();
    await expect.poll(() => inner?.url()).toMatch(refused);
    expect(await inner?.locator('body').innerText()).not.toContain('Holocade Publishing');
    site.close();
  });
});
