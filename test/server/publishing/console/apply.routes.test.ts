import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consoleHome, developerApply } from '../../../../src/contract/console.contract';
import { developerDetails } from '../../../../src/contract/developers.contract';
import { dataOf } from '../../support/data-of';
import type { Person } from './console-fixture';
import { callAs, consoleFixture } from './console-fixture';

const form = (slug: string, name = 'Paper Moon') => ({ body: { slug, name, terms: true } });

describe('an application with the policy “open”', () => {
  let fixture: Awaited<ReturnType<typeof consoleFixture>>;
  let nova: Person;
  beforeAll(async () => {
    fixture = await consoleFixture();
    nova = await fixture.person('nova');
  });
  afterAll(() => fixture.server.close());

  const homeOf = async (person: Person) => dataOf(consoleHome, await callAs(person, consoleHome));

  test('creates a developer with a drawn logo, whose owner is the player', async () => {
    const { server } = fixture;
    const applied = dataOf(developerApply, await callAs(nova, developerApply, form('paper-moon', ' Paper\nMoon ')));
    expect(applied).toEqual({ slug: 'paper-moon', state: 'created' });
    const home = await homeOf(nova);
    expect(home).toMatchObject({
      player: { id: nova.id, name: 'nova' },
      developers: [{ slug: 'paper-moon', name: 'Paper Moon', role: 'owner' }],
      policy: 'open',
      application: null,
    });
    const logo = new URL(home.developers[0]?.logo ?? '');
    const picture = await server.request(logo.pathname, { host: logo.host });
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const page = await server.request('/v1/public/entity/dev/org/paper-moon/details');
    expect(dataOf(developerDetails, page).developer.name).toBe('Paper Moon');
  });

  test('is refused for a used, reserved or short address, and without accepted terms', async () => {
    const vega = await fixture.person('vega');
    const answers = [
      await callAs(vega, developerApply, form('paper-moon')),
      await callAs(vega, developerApply, form('admin')),
      await callAs(vega, developerApply, form('pm')),
      await callAs(vega, developerApply, form('vega-works', '\u200b')),
      await callAs(vega, developerApply, { body: { slug: 'vega-works', name: 'Vega', terms: false } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 422, 422, 422, 422]);
    expect(answers[0]?.envelope().status.message).toBe(
      'The address “paper-moon” is already in use. Please choose another one.',
    );
    expect((await homeOf(vega)).developers).toEqual([]);
  });

  test('is refused without a verified email address, with the reason', async () => {
    const mira = await fixture.person('mira', { verified: false });
    const answer = await callAs(mira, developerApply, form('mira-works'));
    expect(answer.status).toBe(403);
    expect(answer.envelope().status.message).toContain('verify your email address');
  });

  test('creates one developer for a double submit, and for two players with one address', async () => {
    const [orion, lyra] = [await fixture.person('orion'), await fixture.person('lyra')];
    const sent = [orion, orion, lyra, lyra].map((person) => callAs(person, developerApply, form('deep-field')));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    const homes = [await homeOf(orion), await homeOf(lyra)];
    expect(homes.flatMap(({ developers }) => developers)).toMatchObject([{ slug: 'deep-field', role: 'owner' }]);
  });

  test('is refused to a player who owns five developers', async () => {
    const rigel = await fixture.person('rigel');
    for (let count = 1; count <= 5; count += 1) await fixture.developer(`rigel-${String(count)}`, [[rigel, 'owner']]);
    expect((await callAs(rigel, developerApply, form('rigel-6'))).status).toBe(409);
  });
});

describe('an application with the policy “review”', () => {
  let fixture: Awaited<ReturnType<typeof consoleFixture>>;
  beforeAll(async () => {
    fixture = await consoleFixture({ environment: { HOLOCADE_DEVELOPER_POLICY: 'review' } });
  });
  afterAll(() => fixture.server.close());

  test('waits for the operator, once for each player and each address', async () => {
    const [nova, vega] = [await fixture.person('nova'), await fixture.person('vega')];
    const sent = [nova, nova, vega].map((person) => callAs(person, developerApply, form('paper-moon')));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    const homes = await Promise.all(
      [nova, vega].map(async (person) => dataOf(consoleHome, await callAs(person, consoleHome))),
    );
    expect(homes.map(({ developers }) => developers)).toEqual([[], []]);
    const waiting = { slug: 'paper-moon', name: 'Paper Moon', state: 'waiting', reason: null };
    expect(homes.flatMap(({ application }) => application ?? [])).toEqual([waiting]);
  });
});

test('an application with the policy “closed” is refused', async () => {
  const fixture = await consoleFixture({ environment: { HOLOCADE_DEVELOPER_POLICY: 'closed' } });
  const nova = await fixture.person('nova');
  const answer = await callAs(nova, developerApply, form('paper-moon'));
  expect([answer.status, answer.envelope().status.message]).toEqual([
    403,
    'This portal accepts no new developers at the moment.',
  ]);
  await fixture.server.close();
});
