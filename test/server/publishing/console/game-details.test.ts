import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerOf } from '../../../../src/contract/call';
import { descriptionPreview, gameForm, gameFormChange } from '../../../../src/contract/game-details.contract';
import { draftChange, publicationStart } from '../../../../src/contract/publishing.contract';
import { developerAudit } from '../../../../server/platform/database/schema/console';
import { games } from '../../../../server/platform/database/schema/games';
import { facts } from '../builds/built-game';
import { dataOf } from '../../support/data-of';
import { temporaryFolder } from '../../support/temporary-folder';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { addDeveloper, addMember, consolePath, gameZip, runJob, upload } from './upload-fixture';

let server: TestServer;
let token = '';
let developerId = 0;

beforeAll(async () => {
  server = await startTestServer({ environment: { HOLOCADE_DATA: temporaryFolder() } });
  ({ id: developerId, token } = await addDeveloper(server, 'moon-lab'));
});
afterAll(() => server.close());

type Details = AnswerOf<typeof gameForm>['details'];

const by = (authorization: string) => ({ headers: { authorization, origin: undefined } });

async function publish(slug: string, more: object = {}, draft = false, content = ''): Promise<void> {
  const file = gameZip({ ...facts, slug, title: slug, ...more }, content);
  const body = { upload: await upload(server, 'moon-lab', token, file), draft };
  dataOf(publicationStart, await server.request(consolePath('moon-lab', 'publications'), { body, ...by(token) }));
  await runJob(server);
}

const pathOf = (game: string, draft: boolean) => consolePath('moon-lab', `game/${game}/details?draft=${String(draft)}`);
const read = async (game: string, draft = false) =>
  dataOf(gameForm, await server.request(pathOf(game, draft), by(token)));
/** Sends changed fields, by default based on the newest revision. */
async function change(
  game: string,
  fields: Partial<Details>,
  { draft = false, revision, options = by(token) }: { draft?: boolean; revision?: string; options?: object } = {},
) {
  const current = await read(game, draft);
  const body = { revision: revision ?? current.revision, details: { ...current.details, ...fields } };
  return server.request(pathOf(game, draft), { method: 'PUT', body, ...options });
}
const stored = async (slug: string) => {
  const [row] = await server.deps.database.db
    .select()
    .from(games)
    .where(and(eq(games.slug, slug), isNull(games.draftFor)));
  return row ?? expect.fail('The game is not stored.');
};
const auditTexts = async (): Promise<readonly string[]> => {
  const own = and(eq(developerAudit.event, 'game.details'), eq(developerAudit.developerId, developerId));
  return (await server.deps.database.db.select({ text: developerAudit.text }).from(developerAudit).where(own)).map(
    ({ text }) => text,
  );
};

describe('gameFormChange', () => {
  test('writes the fields of a game.json for players, tags and hosts of the newest build included', async () => {
    await publish('moon-form');
    const before = await read('moon-form');
    const fields = {
      title: 'Moon form',
      excerpt: 'A form.',
      description: '# Head\n\n**Bold** <script>',
      kind: 'experience' as const,
      tags: [{ slug: 'moon-tag', title: 'Moon tag' }],
      features: { multiplayer: true, save: true },
      capabilities: ['vr' as const, 'touch' as const],
      ageRating: 12 as const,
      comfort: 'intense' as const,
      engine: 'three.js',
      analytics: 'G-ABC1234567',
      network: ['https://cdn.example.com'],
    };
    const { revision } = dataOf(gameFormChange, await change('moon-form', fields));
    const after = await read('moon-form');
    expect(after.details).toEqual({ ...before.details, ...fields });
    expect([after.revision, after.revision === before.revision]).toEqual([revision, false]);
    expect(await stored('moon-form')).toMatchObject({ kind: 'experience', hasMultiplayer: true, engine: 'three.js' });
    const answer = await server.request('/v1/public/arcade/game/moon-form/details');
    expect(answer.text).toContain('Moon form');
    expect(answer.text).toContain('"network":["cdn.example.com"]');
    expect(answer.text).toContain('"age_rating":12,"comfort":"intense"');
    expect(after.html).not.toContain('<script>');
    expect((await server.request('/v1/public/arcade/game/tag/moon-tag/games')).text).toContain('moon-form');
    expect(await auditTexts()).toContain(
      'Changed title, summary, description, kind, tags, features, devices, age rating, comfort, engine, analytics, and network hosts of “moon-form”.',
    );
  });

  test('changes nothing for equal details, and writes no audit entry', async () => {
    await publish('moon-same');
    const { revision } = await read('moon-same');
    const entries = await auditTexts();
    expect(dataOf(gameFormChange, await change('moon-same', {})).revision).toBe(revision);
    expect(await auditTexts()).toEqual(entries);
  });

  test('is refused with the sentences of a publication at their fields, and changes nothing', async () => {
    await publish('moon-bad');
    const before = await stored('moon-bad');
    const fieldsOf = async (fields: Partial<Details>) => {
      const answer = await change('moon-bad', fields);
      expect(answer.status).toBe(422);
      return (answer.envelope().data as { readonly errors: object }).errors;
    };
    expect(await fieldsOf({ title: ' ' })).toEqual({ 'details.title': ['This must not be empty.'] });
    expect(await fieldsOf({ analytics: 'UA-1' })).toEqual({ 'details.analytics': ['This must be like G-ABC1234567.'] });
    const comfort = { comfort: 'wild' } as unknown as Partial<Details>;
    expect(await fieldsOf(comfort)).toEqual({
      'details.comfort': ['This must be comfortable, moderate, intense or null.'],
    });
    const age = { ageRating: 13 } as unknown as Partial<Details>;
    expect(await fieldsOf(age)).toEqual({ 'details.ageRating': ['This must be 3, 7, 12, 16, 18 or null.'] });
    expect(await fieldsOf({ network: ['https://10.0.0.1'] })).toEqual({
      'details.network.0': ['“https://10.0.0.1” is an IP address. Name a host, such as https://cdn.example.com.'],
    });
    expect(await fieldsOf({ network: ['http://holocade.localhost'] })).toEqual({
      'details.network': [
        '“http://holocade.localhost” is a host of this portal. A build reaches it through the SDK only.',
      ],
    });
    const tag = { slug: 'twice', title: 'Twice' };
    expect(await fieldsOf({ tags: [tag, tag] })).toEqual({
      'details.tags': ['This must not contain the same entry twice.'],
    });
    expect(await fieldsOf({ category: { slug: 'unknown', title: 'Unknown' } })).toEqual({
      'details.category': [expect.stringMatching(/^The portal has no category “unknown” in the genre /)],
    });
    expect(await stored('moon-bad')).toEqual(before);
  });

  test('of two members who save at once keeps the first, and refuses the second', async () => {
    await publish('moon-both');
    const { revision } = await read('moon-both');
    const answers = await Promise.all(['one', 'two'].map((title) => change('moon-both', { title }, { revision })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.envelope().status.message).toBe('Another member has changed these details in the meantime.');
    expect(['one', 'two']).toContain((await read('moon-both')).details.title);
  });

  test('and a publication replace each other: the newest wins', async () => {
    await publish('moon-newest', { description: 'From the file' });
    await change('moon-newest', { description: 'From the form', excerpt: 'From the form' });
    await publish('moon-newest', { description: 'From the next file' }, false, ' next');
    expect((await read('moon-newest')).details).toMatchObject({
      description: 'From the next file',
      excerpt: facts.excerpt,
    });
  });

  test('of a draft stays hidden until its release, which publishes it', async () => {
    await publish('moon-hidden');
    await publish('moon-hidden', {}, true, ' draft');
    expect((await read('moon-hidden')).has).toEqual({ game: true, draft: true });
    await change('moon-hidden', { title: 'Shown later', network: ['https://cdn.example.com'] }, { draft: true });
    expect((await stored('moon-hidden')).card.title).toBe('moon-hidden');
    expect((await read('moon-hidden', true)).details.title).toBe('Shown later');
    const path = consolePath('moon-lab', 'game/moon-hidden/draft');
    const body = { action: 'release' };
    dataOf(draftChange, await server.request(path, { method: 'POST', body, ...by(token) }));
    const meanwhile = await change('moon-hidden', { title: 'Too late' }, { draft: true });
    expect([meanwhile.status, meanwhile.envelope().status.message]).toEqual([
      409,
      'This draft is being released, renewed or deleted. Wait until it has ended.',
    ]);
    await runJob(server);
    expect((await read('moon-hidden')).details).toMatchObject({
      title: 'Shown later',
      network: ['https://cdn.example.com'],
    });
    expect((await server.request(pathOf('moon-hidden', true), by(token))).status).toBe(404);
  });

  test('is permitted to publishers, and readable for every member', async () => {
    await publish('moon-roles');
    const analyst = await addMember(server, developerId, 'form-ana', 'analyst');
    const options = { cookie: analyst.cookie };
    expect((await server.request(pathOf('moon-roles', false), options)).status).toBe(200);
    expect((await change('moon-roles', { title: 'No' }, { options })).status).toBe(403);
    const publisher = await addMember(server, developerId, 'form-pub', 'publisher');
    expect((await change('moon-roles', { title: 'Yes' }, { options: { cookie: publisher.cookie } })).status).toBe(200);
  });

  test('T61: of another developer or by a token of another game is refused', async () => {
    await publish('moon-guarded');
    const { token: only } = await addDeveloper(server, 'moon-lab', { game: 'moon-form' });
    expect((await change('moon-guarded', { title: 'No' }, { options: by(only) })).status).toBe(403);
    const { token: foreign } = await addDeveloper(server, 'sun-lab');
    expect((await change('moon-guarded', { title: 'No' }, { options: by(foreign) })).status).toBe(404);
    const path = consolePath('sun-lab', 'game/moon-guarded/details');
    expect((await server.request(path, by(foreign))).status).toBe(404);
  });
});

describe('descriptionPreview', () => {
  test('returns sanitised HTML and stores nothing', async () => {
    await publish('moon-preview');
    const path = consolePath('moon-lab', 'game/moon-preview/description');
    const body = { description: '**Bold** <img src=x onerror=alert(1)>' };
    const { html } = dataOf(descriptionPreview, await server.request(path, { method: 'POST', body, ...by(token) }));
    expect(html).toContain('<strong>Bold</strong>');
    expect(html).not.toContain('<img');
    expect((await read('moon-preview')).details.description).not.toContain('Bold');
  });
});
