import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builds } from '../../../../server/platform/database/schema/builds';
import { games } from '../../../../server/platform/database/schema/games';
import { publishGame } from '../../../../server/publishing/builds/publish-game';
import { publishCommand } from '../../../../server/publishing/builds/publish-command';
import { err, ok } from '../../../../src/domain/shared/result';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { built, facts } from './built-game';

const data = temporaryFolder();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { HOLOCADE_DATA: data } });
});
afterAll(() => server.close());

test(
  'publishing is refused and touches no file while another process publishes, or has published the version',
  { timeout: 60_000 },
  async () => {
    const { database } = server.deps;
    const order = publishCommand.parse({ folder: built({}, false), game: 'comet-golf', version: '4.0.0' });
    expect(
      (await publishGame(server.deps, publishCommand.parse({ folder: built(), developer: 'paper-moon' }))).ok,
    ).toBe(true);
    const [game] = await database.db.select({ id: games.id }).from(games).where(eq(games.slug, 'comet-golf'));
    const meanwhile: typeof database.transaction = async (work) => {
      await database.db.insert(builds).values({
        gameId: game?.id ?? 0,
        version: '4.0.0',
        active: true,
        sdk: 1,
        adapter: null,
        createdAt: new Date(),
      });
      mkdirSync(join(data, 'published/builds/comet-golf/4.0.0'));
      writeFileSync(join(data, 'published/builds/comet-golf/4.0.0/theirs.js'), 'theirs()');
      return database.transaction(work);
    };
    const late = { ...server.deps, database: { ...database, transaction: meanwhile } };
    expect(await publishGame(late, order)).toEqual(err(expect.stringContaining('was changed meanwhile')));
    expect(readdirSync(join(data, 'published/builds/comet-golf/4.0.0'))).toEqual(['theirs.js']);

    const busy = { ...server.deps, database: { ...database, runExclusively: async () => false } };
    expect(await publishGame(busy, { ...order, version: '4.0.1' })).toEqual(
      err('Another process is publishing. Run the command again when it has finished.'),
    );
    expect(readdirSync(join(data, 'published/builds/comet-golf'))).not.toContain('4.0.1');
  },
);

test('T78: a build whose room is used up during its check is refused, and leaves no file', async () => {
  const full = 'The developer has no room.';
  let asked = 0;
  const order = {
    ...publishCommand.parse({ folder: built({}, { ...facts, slug: 'too-late' }), developer: 'paper-moon' }),
    admit: async () => ((asked += 1) === 1 ? ok(undefined) : err(full)),
  };
  expect(await publishGame(server.deps, order)).toEqual(err(full));
  expect(asked).toBe(2);
  expect(readdirSync(join(data, 'published/builds'))).not.toContain('too-late');
});

test('the analytics id of a game’s file is published, and stays while a later file does not name it', async () => {
  const publish = async (own: object, version: string) => {
    const order = { folder: built({}, { ...facts, slug: 'measured', ...own }), developer: 'paper-moon', version };
    expect((await publishGame(server.deps, publishCommand.parse(order))).ok).toBe(true);
    const answer = await server.request('/v1/public/arcade/game/measured/details');
    return (answer.envelope().data as { game: { g_analytics: string | null } }).game.g_analytics;
  };
  expect(await publish({ analytics: 'G-ABC1234567' }, '1.0.0')).toBe('G-ABC1234567');
  expect(await publish({}, '1.0.1')).toBe('G-ABC1234567');
  expect(await publish({ analytics: null }, '1.0.2')).toBeNull();
});
