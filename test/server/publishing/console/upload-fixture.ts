import { eq } from 'drizzle-orm';
import { newSessionToken, hashToken } from '../../../../server/identity/auth/session-token';
import { runPublications } from '../../../../server/publishing/console/run-publications';
import { developerTokens } from '../../../../server/platform/database/schema/console';
import { developerMembers } from '../../../../server/platform/database/schema/developers';
import type { MemberRole, TokenAction } from '../../../../src/domain/console/member-role';
import { facts, page } from '../builds/built-game';
import { zipBytes } from '../builds/zip-bytes';
import { addPlayer, PASSWORD } from '../../support/add-player';
import { insertDeveloper } from '../../support/followers';
import type { Answer } from '../../support/http-client';
import { sessionCookie } from '../../support/session-cookie';
import type { TestServer } from '../../support/test-server';

/** Path of a developer's console below the API. */
export const consolePath = (developer: string, path: string): string => `/v1/private/developer/${developer}/${path}`;

/** Adds a developer and an access token of it. Returns its id and the header of the token. */
export async function addDeveloper(
  { deps }: Pick<TestServer, 'deps'>,
  slug: string,
  {
    actions = ['builds.read', 'builds.publish'],
    game,
  }: { readonly actions?: readonly TokenAction[]; readonly game?: string } = {},
): Promise<{ readonly id: number; readonly token: string }> {
  const id = await insertDeveloper(deps.database, slug, `The ${slug}`);
  const secret = `hol_${newSessionToken(deps.random).token}`;
  const now = deps.clock.now();
  await deps.database.db.insert(developerTokens).values({
    ...{ developerId: id, tokenHash: hashToken(secret), name: `Token of ${slug}`, actions, game: game ?? null },
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + 86_400_000) },
  });
  return { id, token: `Bearer ${secret}` };
}

/** Adds a logged-in member. Returns the account and its Cookie header. */
export async function addMember(
  server: TestServer,
  developerId: number,
  username: string,
  role: MemberRole,
): Promise<{ readonly accountId: string; readonly cookie: string }> {
  const accountId = await addPlayer(server, username);
  await server.deps.database.db.insert(developerMembers).values({ developerId, accountId, role });
  const body = { login: username, password: PASSWORD, remember: true };
  const cookie = sessionCookie(await server.request('/v1/public/user/auth/login', { body }));
  if (cookie === undefined) throw new Error(`${username} could not log in.`);
  return { accountId, cookie };
}

/** Removes a member. */
export async function removeMember({ deps }: Pick<TestServer, 'deps'>, accountId: string): Promise<void> {
  await deps.database.db.delete(developerMembers).where(eq(developerMembers.accountId, accountId));
}

/** Creates a zip archive of a small game. */
export const gameZip = (gameFile: object = facts, more = ''): Buffer =>
  zipBytes([
    { name: 'index.html', content: `${page}${more}` },
    { name: 'game.json', content: JSON.stringify(gameFile) },
  ]);

/** Sends a request of tus with a token. */
export const tus = (
  server: TestServer,
  path: string,
  options: {
    readonly method: string;
    readonly token?: string;
    readonly body?: Buffer;
    readonly cookie?: string;
    readonly headers?: Readonly<Record<string, string | undefined>>;
  },
): Promise<Answer> => {
  const { token, headers, ...rest } = options;
  return server.request(path, {
    ...rest,
    headers: {
      'tus-resumable': '1.0.0',
      'content-type': rest.body === undefined ? undefined : 'application/offset+octet-stream',
      ...(token === undefined ? {} : { authorization: token, origin: undefined }),
      ...headers,
    },
  });
};

/** Creates an upload of a size. Returns its path. */
export async function createUpload(
  server: TestServer,
  developer: string,
  token: string,
  size: number,
): Promise<string> {
  const headers = { 'upload-length': String(size) };
  const answer = await tus(server, consolePath(developer, 'uploads'), { method: 'POST', token, headers });
  if (answer.status !== 201) throw new Error(`The upload was not created: ${answer.text}`);
  return answer.headers.location ?? '';
}

/** Sends bytes at an offset. */
export const patch = (server: TestServer, path: string, token: string, offset: number, body: Buffer): Promise<Answer> =>
  tus(server, path, { method: 'PATCH', token, body, headers: { 'upload-offset': String(offset) } });

/** Uploads a file at once. Returns the id of the upload. */
export async function upload(server: TestServer, developer: string, token: string, file: Buffer): Promise<string> {
  const path = await createUpload(server, developer, token, file.length);
  const answer = await patch(server, path, token, 0, file);
  if (answer.status !== 204) throw new Error(`The file was not received: ${answer.text}`);
  return path.split('/').at(-1) ?? '';
}

/** Runs the job of publications once. */
export const runJob = ({ deps }: Pick<TestServer, 'deps'>): Promise<void> =>
  runPublications(deps, new AbortController().signal);
