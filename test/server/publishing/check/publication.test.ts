import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCheck } from '../../../../server/platform/command-line/check-command';
import { findBrowser } from '../../../../server/publishing/check/check-for-publication';
import { loadChromium } from '../../../../server/publishing/check/load-chromium';
import { builds } from '../../../../server/platform/database/schema/builds';
import { games } from '../../../../server/platform/database/schema/games';
import { publishGame } from '../../../../server/publishing/builds/publish-game';
import { publishCommand } from '../../../../server/publishing/builds/publish-command';
import { built } from '../builds/built-game';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { testConfig } from '../../support/test-config';
import { executable } from './checked';
import { drawing, page } from './small-builds';

const environment = { HOLOCADE_CHROMIUM: executable ?? '', PATH: process.env['PATH'] ?? '' };

/** A build that cannot start, which the check detects at once. */
const leaving = page("<script>location.href = 'https://evil.test/'</script>");

describe('findBrowser', () => {
  test('finds nothing without a search path, and never uses a browser other than the configured one', async () => {
    expect(await findBrowser({ executable: undefined, searchPath: '' })).toBeUndefined();
    expect(await findBrowser({ executable: '/nowhere/chromium', searchPath: environment.PATH })).toBeUndefined();
  });
});

describe('loadChromium', () => {
  test('leaves the messages of zod unchanged', async () => {
    const before = z.string().safeParse(1).error?.issues[0]?.message;
    await loadChromium();
    expect(z.string().safeParse(1).error?.issues[0]?.message).toBe(before);
  });
});

describe('the check command without a browser', () => {
  test('explains how to get one', async () => {
    expect(await runCheck(testConfig(), { path: built(), json: false })).toEqual({
      ok: false,
      error: 'Not checked: no browser found. Install Chromium or set HOLOCADE_CHROMIUM.',
    });
  });
});

describe.skipIf(executable === undefined)('the check command', { timeout: 120_000 }, () => {
  test('prints a report as JSON', async () => {
    const path = temporaryFolder({ 'index.html': drawing() });
    const json = await runCheck(testConfig(environment), { path, json: true });
    expect(json.ok && JSON.parse(json.value)).toMatchObject({ starts: true, capabilities: [] });
  });

  test('prints the report of a build that cannot start as text', async () => {
    const path = temporaryFolder({ 'index.html': leaving });
    const text = await runCheck(testConfig(environment), { path, json: false });
    expect(text).toMatchObject({ ok: false, error: expect.stringContaining('Check: the build cannot start.') });
  });
});

describe.skipIf(executable === undefined)('publishing with a check', { timeout: 120_000 }, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { ...environment, HOLOCADE_DATA: temporaryFolder() } });
  });
  afterAll(() => server.close());

  const publish = (folder: string) =>
    publishGame(server.deps, publishCommand.parse({ folder, developer: 'paper-moon' }));
  const stored = async () => {
    const [row] = await server.deps.database.db
      .select({ capabilities: games.capabilities, report: builds.checkReport, card: games.card })
      .from(builds)
      .innerJoin(games, eq(games.id, builds.gameId))
      .where(eq(games.slug, 'comet-golf'));
    return row;
  };

  test('refuses a build that cannot start and stores nothing', async () => {
    const done = await publish(built({ 'index.html': leaving }));
    expect(done).toMatchObject({
      ok: false,
      error: expect.stringContaining('The page navigates to https://evil.test.'),
    });
    expect(await stored()).toBeUndefined();
  });

  test('stores the report, the capabilities and the rendered pictures', async () => {
    const done = await publish(built({ 'index.html': drawing("addEventListener('keydown', () => {});") }));
    expect(done).toMatchObject({ ok: true, value: { check: expect.stringContaining('Check: the build starts.') } });
    const row = await stored();
    expect(row?.capabilities).toEqual(['mouse-keyboard']);
    expect(row?.report).toMatchObject({ starts: true, problems: [] });
    // The triangle turns, so several pictures differ.
    expect(row?.card.slides.length).toBeGreaterThan(1);
  });
});
