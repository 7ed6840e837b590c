import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  auditList,
  memberChange,
  memberList,
  memberRemove,
  tokenList,
} from '../../../../src/contract/console.contract';
import { dataOf } from '../../support/data-of';
import type { ConsoleFixture, Person } from './console-fixture';
import { callAs, consoleFixture } from './console-fixture';

let fixture: ConsoleFixture;
let nova: Person;
let vega: Person;
let mira: Person;
let studios = 0;
beforeAll(async () => {
  fixture = await consoleFixture();
  [nova, vega, mira] = [await fixture.person('nova'), await fixture.person('vega'), await fixture.person('mira')];
});
afterAll(() => fixture.server.close());

/** Adds a developer with an owner, nova, a publisher, vega, and an analyst, mira. */
async function studio() {
  studios += 1;
  const slug = `studio-${String(studios)}`;
  const id = await fixture.developer(slug, [
    [nova, 'owner'],
    [vega, 'publisher'],
    [mira, 'analyst'],
  ]);
  const of = (username: string) => ({ developer: slug, username });
  return {
    id,
    slug,
    change: async (by: Person, { username }: Person, role: string) =>
      (await callAs(by, memberChange, { params: of(username), body: { role } })).status,
    remove: async (by: Person, { username }: Person) =>
      (await callAs(by, memberRemove, { params: of(username) })).status,
    list: async (by: Person) => dataOf(memberList, await callAs(by, memberList, { params: { developer: slug } })),
  };
}

describe('the members of a developer', () => {
  test('are listed for every member, with the own row marked', async () => {
    const { list } = await studio();
    expect((await list(vega)).members).toMatchObject([
      { username: 'mira', role: 'analyst', self: false },
      { username: 'nova', role: 'owner', self: false },
      { username: 'vega', role: 'publisher', self: true },
    ]);
  });

  test('get another role from an owner, with a notification and an entry of the audit log', async () => {
    const { id, slug, change } = await studio();
    expect(await change(nova, vega, 'support')).toBe(200);
    expect(await fixture.roles(id)).toEqual({ nova: 'owner', vega: 'support', mira: 'analyst' });
    expect(await fixture.audit(id)).toEqual(['member.role: Changed the role of vega from publisher to support.']);
    expect(await fixture.news(vega)).toMatchObject([
      { kind: 'developer', title: 'Your role has changed', body: `You’re now support of the developer “${slug}”.` },
    ]);
  });

  test('are changed and removed by owners only, but everybody can leave', async () => {
    const { id, change, remove } = await studio();
    expect([await change(vega, mira, 'owner'), await remove(vega, mira), await remove(mira, vega)]).toEqual([
      403, 403, 403,
    ]);
    expect([await remove(mira, mira), await remove(nova, vega)]).toEqual([200, 200]);
    expect(await fixture.roles(id)).toEqual({ nova: 'owner' });
    expect(await fixture.audit(id)).toEqual(['member.leave: Left the developer.', 'member.remove: Removed vega.']);
  });

  test('T65: are refused by the next call after their removal or their new role', async () => {
    const { slug, change, remove } = await studio();
    await change(nova, vega, 'owner');
    const tokensOf = async () => (await callAs(vega, tokenList, { params: { developer: slug } })).status;
    expect(await tokensOf()).toBe(200);
    await change(nova, vega, 'publisher');
    expect([await tokensOf(), await change(vega, nova, 'support')]).toEqual([403, 403]);
    await remove(nova, vega);
    expect([await tokensOf(), await change(vega, nova, 'support')]).toEqual([404, 404]);
  });

  test('T66: lose the access tokens that they created, with the right to create them', async () => {
    const { id, slug, change } = await studio();
    await change(nova, vega, 'owner');
    const created = { actions: ['builds.read'] } as const;
    await fixture.token(id, vega, created);
    await fixture.token(id, nova, created);
    const params = { developer: slug, username: 'vega' };
    const answer = await callAs(nova, memberChange, { params, body: { role: 'publisher' } });
    expect(answer.envelope().status.message).toBe('vega is now publisher. 1 access token was revoked.');
    const { tokens } = dataOf(tokenList, await callAs(nova, tokenList, { params }));
    expect(tokens.map(({ createdBy }) => createdBy)).toEqual(['nova']);
  });

  test('of another developer, and unknown ones, are not found', async () => {
    const [{ change, remove }, stranger] = [await studio(), await fixture.person(`stranger-${String(studios)}`)];
    expect([await change(nova, stranger, 'owner'), await remove(nova, stranger)]).toEqual([404, 404]);
  });
});

describe('the last owner of a developer', () => {
  test('T67: can neither leave nor get another role', async () => {
    const { id, change, remove } = await studio();
    expect([await remove(nova, nova), await change(nova, nova, 'publisher')]).toEqual([409, 409]);
    expect(await change(nova, vega, 'owner')).toBe(200);
    expect(await remove(nova, nova)).toBe(200);
    expect(await fixture.roles(id)).toEqual({ vega: 'owner', mira: 'analyst' });
  });

  test.each([1, 2, 3])('T67: stays if two owners leave or remove each other at the same time, round %i', async () => {
    const { id, change, remove } = await studio();
    await change(nova, vega, 'owner');
    const left = await Promise.all([remove(nova, nova), remove(vega, vega)]);
    expect(left.toSorted()).toEqual([200, 409]);
    expect(await fixture.owners(id)).toBe(1);
    const other = await studio();
    await other.change(nova, vega, 'owner');
    const removed = await Promise.all([other.remove(nova, vega), other.remove(vega, nova)]);
    expect(removed.filter((status) => status === 200)).toHaveLength(1);
    expect(await fixture.owners(other.id)).toBe(1);
  });

  const actor = fc.nat({ max: 2 });
  const role = fc.constantFrom('owner', 'publisher', 'analyst', 'support');
  const step = fc.record({ by: actor, of: actor, role: fc.option(role, { nil: undefined }) });

  property.prop([fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 6 })], { numRuns: 12 })(
    'T67: always stays over random changes, some at the same time',
    async (rounds) => {
      const { id, change, remove } = await studio();
      const people = [nova, vega, mira];
      const at = (index: number) => people[index] ?? nova;
      for (const steps of rounds) {
        const sent = steps.map(({ by, of, role: next }) =>
          next === undefined ? remove(at(by), at(of)) : change(at(by), at(of), next),
        );
        expect([200, 403, 404, 409]).toEqual(expect.arrayContaining(await Promise.all(sent)));
        expect(await fixture.owners(id)).toBeGreaterThan(0);
      }
    },
    60_000,
  );
});

test('the audit log has pages of fifty, newest first, which only owners read', async () => {
  const { slug, change } = await studio();
  for (let count = 0; count < 51; count += 1) {
    fixture.clock.advance(1000);
    await change(nova, vega, count % 2 === 0 ? 'support' : 'publisher');
  }
  const read = (by: Person, page: number) =>
    callAs(by, auditList, { params: { developer: slug }, query: `?page=${String(page)}` });
  const first = dataOf(auditList, await read(nova, 1));
  const times = first.entries.map(({ at }) => at);
  expect(times).toHaveLength(50);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(first.entries[0]).toMatchObject({
    by: { kind: 'member', name: 'nova' },
    event: 'member.role',
    text: 'Changed the role of vega from publisher to support.',
  });
  expect(first.pagination).toMatchObject({ total: 51, last: 2 });
  expect(dataOf(auditList, await read(nova, 2)).entries).toHaveLength(1);
  expect((await read(vega, 1)).status).toBe(403);
});
