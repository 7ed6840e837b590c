import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { err, ok } from '../../../../src/domain/shared/result';
import { setPublished } from '../../../../server/publishing/builds/build-commands';
import { describeBuilds } from '../../../../server/publishing/builds/describe-builds';
import { publishGame } from '../../../../server/publishing/builds/publish-game';
import { reinstate, takeDown } from '../../../../server/publishing/builds/takedown-commands';
import { playSessions } from '../../../../server/platform/database/schema/play-sessions';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { auditLog } from '../../support/audit-log';
import { FakeServerClock } from '../../support/fake-server-clock';
import { temporaryFolder } from '../../support/temporary-folder';
import { TestBrowser } from '../../support/test-browser';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';

const GAME = 'lantern-drift';
const clock = new FakeServerClock(new Date('2026-11-26T12:00:00.000Z'));
const { lines, log } = auditLog();
let server: TestServer;
beforeAll(async () => {
  const games = temporaryFolder({ [`${GAME}/1.1.0/index.html`]: 'page' });
  server = await startTestServer({ folders: { games }, environment: { HOLOCADE_DATA: temporaryFolder() }, clock, log });
});
afterAll(() => server.close());

const take = (game: string, reason = 'Stolen pictures.') => takeDown(server.deps, { game, reason });
const details = async (slug: string) => {
  const answer = await server.request(`/v1/public/arcade/game/${slug}/details`);
  return [answer.status, answer.envelope().status.message];
};
const file = async () =>
  (await server.request('/1.1.0/index.html', { host: `${GAME}.play.holocade.localhost:9200` })).status;
const start = (browser: TestBrowser) =>
  browser.send(`/v1/private/user/arcade/gp/history/session/${GAME}/start`, {
    method: 'PUT',
    body: { version: '1.1.0' },
  });

describe('takedown', () => {
  test('shows the reason, serves no files, ends open plays and publishes nothing, until the game is reinstated', async () => {
    const id = await addPlayer(server, 'vega');
    const browser = new TestBrowser(server);
    await browser.login('vega', PASSWORD);
    expect((await start(browser)).status).toBe(200);
    expect(await file()).toBe(200);

    expect(await take(GAME)).toEqual(
      ok(`“${GAME}” is taken down. Players who were playing: 1. To undo this, run “reinstate ${GAME}”.`),
    );
    expect(await details(GAME)).toEqual([410, 'This game was taken down. Reason: Stolen pictures.']);
    expect(await file()).toBe(404);
    expect((await start(browser)).status).toBe(404);
    const { db } = server.deps.database;
    const plays = await db.select().from(playSessions).where(eq(playSessions.accountId, id));
    expect(plays.map(({ endedAt }) => endedAt)).toEqual([clock.now()]);
    const list = await describeBuilds(server.deps, GAME);
    expect(list.ok && list.value).toContain(`“${GAME}” is taken down. Reason: Stolen pictures.`);

    const refused = err(`“${GAME}” is taken down. The portal’s operator must run “reinstate ${GAME}” first.`);
    expect(await setPublished(server.deps, GAME, true)).toEqual(refused);
    const folder = temporaryFolder({ 'index.html': '<!doctype html>hi' });
    const command = { folder, game: GAME, developer: undefined, version: 'patch', draft: false, check: false } as const;
    expect(await publishGame(server.deps, command)).toEqual(refused);

    expect(await reinstate(server.deps, GAME)).toEqual(ok(`“${GAME}” is published again.`));
    expect((await details(GAME))[0]).toBe(200);
    expect(await file()).toBe(200);
    expect(await reinstate(server.deps, GAME)).toEqual(err(`“${GAME}” is not taken down.`));
  });

  test('replaces the reason, and a reinstated game that was unpublished stays so', async () => {
    const other = 'kite-hill';
    await setPublished(server.deps, other, false);
    await take(other);
    await take(other, 'A court order.');
    expect(await details(other)).toEqual([410, 'This game was taken down. Reason: A court order.']);
    expect(await reinstate(server.deps, other)).toEqual(
      ok(`“${other}” is no longer taken down, and still unpublished.`),
    );
    expect((await details(other))[0]).toBe(404);
  });

  test('leaves an audit line without the reason, as the reinstatement does', async () => {
    lines.length = 0;
    await take(GAME);
    await reinstate(server.deps, GAME);
    await reinstate(server.deps, GAME);
    expect(lines).toEqual([
      { event: 'takedown', game: GAME },
      { event: 'reinstatement', game: GAME },
    ]);
  });

  test('refuses an unknown game', async () => {
    expect(await take('no-game')).toEqual(err('Game “no-game” does not exist.'));
  });
});
