import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../../server/platform/database/schema/games';
import { publishGame } from '../../../../server/publishing/builds/publish-game';
import { publishCommand } from '../../../../server/publishing/builds/publish-command';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { built, facts } from './built-game';
import { webm } from './sample-videos';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { HOLOCADE_DATA: temporaryFolder() } });
});
afterAll(() => server.close());

const publish = (folder: string) => publishGame(server.deps, publishCommand.parse({ folder, developer: 'paper-moon' }));

const refusalOf = async (folder: string): Promise<string> => {
  const done = await publish(folder);
  return done.ok ? `published ${done.value.version}` : done.error;
};

const webmFile = (folder: string, path: string, seconds: number): string => {
  writeFileSync(join(folder, path), webm({ seconds }));
  return folder;
};

const storedTrailer = async () => {
  const [row] = await server.deps.database.db.select().from(games).where(eq(games.slug, 'trailer-golf'));
  return row?.card.trailer;
};

describe('publishGame with a trailer and capabilities', () => {
  const gameFile = { ...facts, slug: 'trailer-golf', capabilities: ['vr', 'ar'], media: { trailer: 'trailer.webm' } };

  test('stores both and serves the trailer in ranges, until a later game.json has none', async () => {
    expect((await publish(webmFile(built({}, gameFile), 'trailer.webm', 6))).ok).toBe(true);
    const { data: first } = (await server.request('/v1/public/arcade/game/trailer-golf/details')).json() as {
      data: { game: { capabilities: string[]; trailer: { webm: string; mp4: null; poster: string } } };
    };
    expect(first.game.capabilities).toEqual(['vr', 'ar']);
    expect(first.game.trailer).toMatchObject({ mp4: null, poster: expect.stringContaining('/hero-1280-') as string });
    const video = await server.request(new URL(first.game.trailer.webm).pathname, {
      host: 'static.holocade.localhost:9200',
      headers: { range: 'bytes=0-3' },
    });
    expect(video.status).toBe(206);
    expect(video.headers).toMatchObject({
      'content-type': 'video/webm',
      'content-range': `bytes 0-3/${String(webm({ seconds: 6 }).length)}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await publish(built({}, { ...gameFile, media: {} }))).ok).toBe(true);
    expect(await storedTrailer()).toBeNull();
  });

  test('refuses a missing, invalid or long trailer, and a poster without a trailer', async () => {
    expect(await refusalOf(built({}, gameFile))).toBe(
      'game.json names the trailer “trailer.webm”, which is not in the folder.',
    );
    expect(await refusalOf(built({ 'trailer.webm': '<html>' }, gameFile))).toBe(
      '“trailer.webm” is not a WebM or MP4 video.',
    );
    expect(await refusalOf(webmFile(built({}, gameFile), 'trailer.webm', 61))).toContain('longer than 60 seconds');
    expect(await refusalOf(built({}, { ...gameFile, media: { poster: 'a.webp' } }))).toContain('needs a `trailer`');
  });
});
