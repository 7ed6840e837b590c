import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playerToken } from '../../../../src/contract/player-token.contract';
import { serverApiCalls } from '../../../../src/contract/server-api.contract';
import { messageTypes } from '../../../../src/domain/server-api/webhooks';
import { tokenActions } from '../../../../src/domain/console/member-role';
import { hashToken } from '../../../../server/identity/auth/session-token';
import { developerTokens } from '../../../../server/platform/database/schema/console';
import { developers } from '../../../../server/platform/database/schema/developers';
import { games } from '../../../../server/platform/database/schema/games';
import { boards } from '../../../../server/platform/database/schema/leaderboards';
import { projectRoot } from '../../../../server/platform/system/project-root';
import { systemClock } from '../../../../server/platform/system/server-clock';
import { postMessage } from '../../../../server/publishing/webhooks/post-message';
import { signedIn } from '../../platform/security/owned-things';
import { dataOf } from '../../support/data-of';
import { freePort } from '../../support/free-port';
import { insertPlayer } from '../../support/insert-player';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { webhookReceiver } from '../webhooks/webhook-receiver';

const GAME = 'lantern-drift';
const secret = 'hol_secret-of-the-docs';
const page = readFileSync(join(projectRoot, 'server/publishing/developer-site/content/server-api.md'), 'utf8');

/** True if curl is installed, which one example needs. */
const hasCurl = (() => {
  try {
    execFileSync('curl', ['--version']);
    return true;
  } catch {
    return false;
  }
})();

interface Examples {
  readonly playerOf: (token: string) => Promise<{ id: string; name: string; premium: boolean }>;
  readonly purchasesOf: (token: string, player: string) => Promise<readonly { item: string; by: string }[]>;
  readonly postScore: (token: string, player: string, board: string, score: number) => Promise<object>;
  readonly topOf: (token: string, board: string) => Promise<readonly { rank: number }[]>;
  readonly readMessage: (secret: string, headers: object, body: string) => { type: string };
}

let server: TestServer;
let folder: string;
let examples: Examples;
let token: string;
beforeAll(async () => {
  const port = await freePort();
  server = await startTestServer({ port, environment: { PORT: String(port), HOLOCADE_HOST: 'localhost' } });
  folder = temporaryFolder({});
  symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  const loaded: Partial<Examples>[] = [];
  for (const [, file = '', code = ''] of page.matchAll(/```\w+ (\S+)\n([^]*?)```/g)) {
    writeFileSync(join(folder, file), code.replaceAll('https://holocade.example', server.origin));
    if (file.endsWith('.mjs')) loaded.push((await import(pathToFileURL(join(folder, file)).href)) as Partial<Examples>);
  }
  examples = Object.assign({}, ...loaded) as Examples;
  const { database } = server.deps;
  const id = await insertPlayer(database, 'docs-player', 'docs-player@mail.test', new Date());
  const [studio] = await database.db.select().from(developers).where(eq(developers.slug, 'paper-moon'));
  const times = { createdAt: new Date(), expiresAt: new Date(Date.now() + 60_000) };
  const row = { developerId: studio?.id ?? 0, tokenHash: hashToken(secret), name: 'Docs', game: GAME, createdBy: id };
  await database.db.insert(developerTokens).values({ ...row, actions: tokenActions, ...times });
  const [game] = await database.db.select({ gameId: games.id }).from(games).where(eq(games.slug, GAME));
  await database.db.insert(boards).values({ gameId: game?.gameId ?? 0, slug: 'main', order: 'highest-first' });
  const browser = await signedIn(server, id);
  const path = playerToken.path.replace('{game}', GAME);
  token = dataOf(playerToken, await browser.send(path, { method: 'POST', body: {} })).token;
});
afterAll(() => server.close());

describe('the examples of the page “Server API”', () => {
  test('verify a player token with the keys of a running server, and refuse a changed one', async () => {
    const player = await examples.playerOf(token);
    expect(player).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), name: 'docs-player', premium: false });
    await expect(examples.playerOf(`${token.slice(0, -8)}AAAAAAAA`)).rejects.toThrow();
  });

  test.skipIf(!hasCurl)('grant an item once with curl, and list it', async () => {
    const { id } = await examples.playerOf(token);
    const env = { ...process.env, HOLOCADE_TOKEN: secret, KEY: 'key-of-the-docs-1', PLAYER: id };
    const run = () => promisify(execFile)('sh', [join(folder, 'grant.sh')], { env });
    const answers = [await run(), await run()].map(({ stdout }) => stdout);
    expect(answers[0]).toBe(answers[1]);
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ status: { success: true }, data: { item: 'slow-wicks' } });
    expect(await examples.purchasesOf(secret, id)).toMatchObject([{ item: 'slow-wicks', by: 'server' }]);
  });

  test('write a score, read the board and report the code of an error', async () => {
    const { id } = await examples.playerOf(token);
    expect(await examples.postScore(secret, id, 'main', 12)).toEqual({ improved: true, standing: 'listed' });
    expect((await examples.topOf(secret, 'main'))[0]?.rank).toBe(1);
    await expect(examples.postScore(secret, id, 'no-board', 1)).rejects.toThrow('err_not_found');
  });

  test('verify the signature of a sent message, and refuse a changed, foreign or replayed one', async () => {
    const receiver = await webhookReceiver();
    const key = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
    const message = { url: receiver.url, secret: key, id: 'msg_1', body: '{"type":"ping"}' };
    const options = { allowsLoopback: true, signal: new AbortController().signal };
    await postMessage(message, { ...options, clock: systemClock });
    const hourAgo = { ...systemClock, now: () => new Date(Date.now() - 3_600_000) };
    await postMessage(message, { ...options, clock: hourAgo });
    const [fresh, old] = receiver.received;
    expect(examples.readMessage(key, fresh?.headers ?? {}, fresh?.body ?? '')).toEqual({ type: 'ping' });
    expect(() => examples.readMessage(key, fresh?.headers ?? {}, '{"type":"pong"}')).toThrow('signature');
    const other = `whsec_${Buffer.alloc(32, 6).toString('base64')}`;
    expect(() => examples.readMessage(other, fresh?.headers ?? {}, fresh?.body ?? '')).toThrow('signature');
    expect(() => examples.readMessage(key, old?.headers ?? {}, old?.body ?? '')).toThrow('too old');
    const moved = { ...old?.headers, 'webhook-timestamp': fresh?.headers['webhook-timestamp'] };
    expect(() => examples.readMessage(key, moved, old?.body ?? '')).toThrow('signature');
    await receiver.close();
  });
});

describe('the OpenAPI document of the server API', () => {
  test('describes exactly its calls and messages, with access tokens only', async () => {
    const answer = await server.request('/server-api.json', {
      host: `developer.localhost:${new URL(server.origin).port}`,
    });
    const document = answer.json() as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; security: unknown }>>;
      webhooks: object;
    };
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(document.openapi).toBe('3.1.0');
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(serverApiCalls).sort());
    expect(new Set(operations.map(({ security }) => JSON.stringify(security)))).toEqual(new Set(['[{"token":[]}]']));
    expect(Object.keys(document.webhooks).sort()).toEqual([...messageTypes].sort());
    for (const type of messageTypes) expect(page).toContain(`\`${type}\``);
    for (const action of ['purchases.read', 'items.grant', 'boards.read', 'boards.write'])
      expect(page).toContain(`| \`${action}\` |`);
  });
});
