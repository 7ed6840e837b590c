import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AnyCall } from '../../../../src/contract/call';
import { calls } from '../../../../src/contract/calls';
import { mayAct, memberRoles, serverActions, tokenActions } from '../../../../src/domain/console/member-role';
import { developerInvitations, developerTokens } from '../../../../server/platform/database/schema/console';
import { announcements } from '../../../../server/platform/database/schema/developers';
import { supportTickets } from '../../../../server/platform/database/schema/support';
import { dumpDatabase } from '../../identity/account-deletion/dump-database';
import type { ConsoleFixture, Person } from './console-fixture';
import { callAs, consoleFixture } from './console-fixture';

interface Schema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** Returns a value that a schema accepts, so that a new call needs no entry here. */
function sampleOf(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object')
    return Object.fromEntries((schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]));
  if (schema.anyOf?.some(({ type }) => type === 'null')) return null;
  if (schema.type === 'array') return schema.minItems === undefined ? [] : [sampleOf(schema.items ?? {})];
  if (schema.type === 'boolean') return true;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 0;
  // The pattern of a date.
  if (schema.pattern?.startsWith(String.raw`^\d{4}-`) === true) return '2030-01-01T00:00:00Z';
  return schema.format === 'uuid' ? randomUUID() : 'sample';
}

const bodyOf = ({ body }: AnyCall) => sampleOf(z.toJSONSchema(body, { io: 'input' }) as Schema);
const memberCalls = Object.entries<AnyCall>(calls).filter(([, { access }]) => access === 'member');
const withIds = memberCalls.filter(([, { path }]) => /\{(?!developer\})/.test(path));

let fixture: ConsoleFixture;
let stranger: Person;
let people: readonly Person[];
let studios = 0;
beforeAll(async () => {
  fixture = await consoleFixture();
  stranger = await fixture.person('stranger');
  people = await Promise.all([...memberRoles, 'second'].map((name) => fixture.person(`one-${name}`)));
});
afterAll(() => fixture.server.close());

/** Adds a developer with a member in every role, a second owner, an invitation and a token. */
async function studio(): Promise<{ readonly id: number; readonly params: Readonly<Record<string, string>> }> {
  studios += 1;
  const slug = `studio-${String(studios)}`;
  const id = await fixture.developer(
    slug,
    people.map((person, index) => [person, memberRoles[index] ?? 'owner'] as const),
  );
  const { db } = fixture.server.deps.database;
  const now = fixture.clock.now();
  const row = { id: randomUUID(), developerId: id, createdAt: now, expiresAt: new Date(now.getTime() + 60_000) };
  await db.insert(developerInvitations).values({ ...row, emailKey: 'a@mail.test', role: 'owner' });
  await db.insert(developerTokens).values({ ...row, tokenHash: row.id, name: 'CI', actions: [], game: null });
  const text = { title: 'A', excerpt: '', body: 'A', bodyHtml: '<p>A</p>', labels: '' };
  const draft = { ...text, slug: 'sample', status: 'draft', publishedAt: now } as const;
  await db.insert(announcements).values({ ...draft, developerId: id });
  const names = { username: 'one-support', game: 'sample', board: 'sample', version: '1.0.0', announcement: 'sample' };
  const things = {
    message: 'ABCD2345',
    month: '2026-01',
    player: 'a'.repeat(32),
    purchase: row.id,
    item: 'sample',
    delivery: row.id,
  };
  return { id, params: { developer: slug, id: row.id, review: row.id, ...names, ...things } };
}

/** Adds a message of a player to a developer, in place of those of other developers. */
async function addMessage(developerId: number, number: string): Promise<void> {
  const { db } = fixture.server.deps.database;
  const [createdAt, updatedAt] = [fixture.clock.now(), fixture.clock.now()];
  await db.delete(supportTickets);
  const text = { email: 'a@mail.test', subject: 'A', message: 'A' };
  await db.insert(supportTickets).values({ ...text, number, developerId, status: 'open', createdAt, updatedAt });
}

const rows = async () => [...(await dumpDatabase(fixture.server.deps.database.db))].sort();

describe('every call of a developer’s members', () => {
  test('is one of at least nine', () => {
    expect(memberCalls.length).toBeGreaterThanOrEqual(9);
  });

  test.each(memberCalls)(
    'T65: %s answers 401 to a visitor and 404 to a stranger, and changes nothing',
    async (_, call) => {
      const { params } = await studio();
      const before = await rows();
      const path = call.path.replaceAll(/\{(\w+)\}/g, (_name, name: string) => params[name] ?? '');
      const body = call.method === 'GET' ? {} : { body: bodyOf(call) };
      expect((await fixture.server.request(path, { method: call.method, ...body })).status).toBe(401);
      const answer = await callAs(stranger, call, { params, body: bodyOf(call) });
      const { message } = answer.envelope().status;
      expect([answer.status, message]).toEqual([404, 'You are not, or no longer, a member of this developer.']);
      expect(await rows()).toEqual(before);
    },
  );

  test.each(memberCalls)('T65: %s answers to each role as mayAct says', async (_, call) => {
    const action = call.action ?? expect.fail('The call names no action.');
    for (const [index, role] of memberRoles.entries()) {
      const person = people[index] ?? expect.fail('The role has no member.');
      const { params } = await studio();
      const own = { ...params, username: person.username };
      const { status } = await callAs(person, call, { params: own, body: bodyOf(call) });
      expect([role, status === 403]).toEqual([role, !mayAct(role, action)]);
      expect([401, 422, 500]).not.toContain(status);
    }
  });

  test.each(memberCalls)(
    'T69: %s answers to an access token only with its developer, action and game',
    async (_, call) => {
      const action = call.action ?? expect.fail('The call names no action.');
      const [one, other] = [await studio(), await studio()];
      const [owner = stranger] = people;
      const send = async (token: string) => {
        const path = call.path.replaceAll(/\{(\w+)\}/g, (_name, name: string) => one.params[name] ?? '');
        const body = call.method === 'GET' ? {} : { body: { ...Object(bodyOf(call)) } as object };
        const headers = { authorization: `Bearer ${token}` };
        return (await fixture.server.request(path, { method: call.method, headers, ...body })).status;
      };
      expect(await send(await fixture.token(other.id, owner, { actions: tokenActions }))).toBe(404);
      const isPermitted = tokenActions.some((permitted) => permitted === action);
      const without = tokenActions.filter((permitted) => permitted !== action);
      expect(await send(await fixture.token(one.id, owner, { actions: without }))).toBe(403);
      const all = await send(await fixture.token(one.id, owner, { actions: tokenActions }));
      expect(all === 403).toBe(!isPermitted);
      const foreign = await send(await fixture.token(one.id, owner, { actions: tokenActions, game: 'other-game' }));
      if (call.path.includes('{game}')) expect(foreign).toBe(403);
      expect(await send('hol_wrong')).toBe(401);
    },
  );

  test.each(withIds)('T65: %s answers 404 to an owner who names a thing of another developer', async (_, call) => {
    const { id: other, params } = await studio();
    await addMessage(other, params.message ?? '');
    studios += 1;
    const id = await fixture.developer(`foreign-${String(studios)}`, [[stranger, 'owner']]);
    const named = { ...params, developer: `foreign-${String(studios)}` };
    const isForServers = serverActions.some((action) => action === call.action);
    const token = isForServers ? await fixture.token(id, stranger, { actions: tokenActions }) : undefined;
    const before = await rows();
    const answer = await callAs(stranger, call, { params: named, body: bodyOf(call), token });
    expect(answer.status).toBe(404);
    if (token === undefined) expect(await rows()).toEqual(before);
  });
});
