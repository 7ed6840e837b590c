import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { developerApply, memberInvite, tokenCreate } from '../../../../src/contract/console.contract';
import { draftChange, draftSchedule, publicationStart } from '../../../../src/contract/publishing.contract';
import type { ConsoleFixture, Person } from './console-fixture';
import { callAs, consoleFixture } from './console-fixture';

let fixture: ConsoleFixture;
let owner: Person;
beforeAll(async () => {
  fixture = await consoleFixture({ environment: { NODE_ENV: 'production', HOLOCADE_LOG_LEVEL: 'silent' } });
  owner = await fixture.person('owner-one');
  await fixture.developer('studio', [[owner, 'owner']]);
});
afterAll(() => fixture.server.close());

const params = { developer: 'studio' };

describe('a player in production', () => {
  test.each([
    ['sends ten applications', 10, developerApply, () => ({ slug: 'admin', name: 'A name', terms: true })],
    ['sends twenty invitations', 20, memberInvite, () => ({ to: 'nobody-here', role: 'analyst' })],
    ['creates twenty access tokens', 20, tokenCreate, () => ({ name: 'CI', actions: ['builds.read'], days: 1 })],
  ])('%s in an hour, and gets 429 for the next one', async (_name, max, call, body) => {
    const statuses = [];
    for (let count = 0; count <= max; count += 1)
      statuses.push((await callAs(owner, call, { params, body: body() })).status);
    expect(statuses.indexOf(429)).toBe(max);
  });

  test.each([
    ['publications', publicationStart, { upload: '00000000-0000-4000-8000-000000000000' }],
    ['changes of drafts', draftChange, { action: 'renew' }],
    ['schedules of releases', draftSchedule, { at: '2027-01-01T00:00:00.000Z' }],
  ])('sends sixty %s in a minute, and gets 429 for the next one', async (_name, call, body) => {
    const statuses = [];
    for (let count = 0; count <= 60; count += 1)
      statuses.push((await callAs(owner, call, { params: { ...params, game: 'no-game' }, body })).status);
    expect(statuses.indexOf(429)).toBe(60);
  });
});
