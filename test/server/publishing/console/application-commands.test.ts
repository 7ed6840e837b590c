import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consoleHome, developerApply } from '../../../../src/contract/console.contract';
import { err, ok } from '../../../../src/domain/shared/result';
import {
  acceptApplication,
  describeApplications,
  refuseApplicationOf,
} from '../../../../server/publishing/console/application-commands';
import { auditLog } from '../../support/audit-log';
import { dataOf } from '../../support/data-of';
import type { ConsoleFixture, Person } from './console-fixture';
import { callAs, consoleFixture } from './console-fixture';

const { lines, log } = auditLog();
let fixture: ConsoleFixture;
beforeAll(async () => {
  fixture = await consoleFixture({ environment: { HOLOCADE_DEVELOPER_POLICY: 'review' }, log });
});
afterAll(() => fixture.server.close());

const apply = (person: Person, slug: string) =>
  callAs(person, developerApply, { body: { slug, name: 'Paper Moon', terms: true } });
const homeOf = async (person: Person) => dataOf(consoleHome, await callAs(person, consoleHome));
const titlesOf = async (person: Person) => (await fixture.news(person)).map(({ title }) => title);

describe('developer applications', () => {
  test('are listed, and accepting one makes its player the owner and sends a notification and an email', async () => {
    const { deps } = fixture.server;
    expect(await describeApplications(deps)).toEqual(ok('No applications are waiting.'));
    const nova = await fixture.person('nova');
    await apply(nova, 'paper-moon');
    expect(await describeApplications(deps)).toMatchObject({
      value: expect.stringMatching(/^nova {2}paper-moon {2}“Paper Moon” {2}/),
    });
    lines.length = 0;
    expect(await acceptApplication(deps, 'nova')).toEqual(ok('nova is the owner of the new developer “paper-moon”.'));
    expect(lines).toEqual([{ event: 'developer-creation', account: nova.id, developer: 'paper-moon' }]);
    expect(await homeOf(nova)).toMatchObject({
      developers: [{ slug: 'paper-moon', role: 'owner' }],
      application: null,
    });
    expect(await titlesOf(nova)).toEqual(['You’re now a developer']);
    const [mail, ...more] = await fixture.letters('nova');
    expect([mail?.subject, more.length]).toEqual(['Welcome, Paper Moon', 0]);
    expect(mail?.text).toContain('http://developer.holocade.localhost:9200/console');
    expect(await acceptApplication(deps, 'nova')).toEqual(err('nova has no application that waits.'));
  });

  test('are refused with a reason that the player reads, and can be sent again', async () => {
    const { deps } = fixture.server;
    const vega = await fixture.person('vega');
    await apply(vega, 'vega-works');
    const reason = 'Please use your own name.';
    expect(await refuseApplicationOf(deps, { username: 'vega', reason })).toEqual(
      ok('The application of vega is refused.'),
    );
    expect((await homeOf(vega)).application).toMatchObject({ state: 'refused', reason });
    expect(await titlesOf(vega)).toHaveLength(1);
    expect((await fixture.letters('vega'))[0]?.text).toContain(`Reason: ${reason}`);
    expect(await refuseApplicationOf(deps, { username: 'vega', reason })).toEqual(
      err('vega has no application that waits.'),
    );
    expect((await apply(vega, 'vega-works')).status).toBe(200);
    expect((await homeOf(vega)).application).toMatchObject({ state: 'waiting', reason: null });
  });

  test('are accepted once by two operators at the same time', async () => {
    const lyra = await fixture.person('lyra');
    await apply(lyra, 'lyra-works');
    const done = await Promise.all([1, 2].map(() => acceptApplication(fixture.server.deps, 'lyra')));
    expect(done.filter((one) => one.ok)).toHaveLength(1);
    expect((await homeOf(lyra)).developers).toHaveLength(1);
  });

  test('are not accepted if the address belongs to a developer now', async () => {
    const rigel = await fixture.person('rigel');
    await apply(rigel, 'rigel-works');
    await fixture.developer('rigel-works', []);
    expect(await acceptApplication(fixture.server.deps, 'rigel')).toEqual(
      err('A developer “rigel-works” already exists. Refuse the application with this reason.'),
    );
    expect((await homeOf(rigel)).application?.state).toBe('waiting');
  });

  test('report an unknown user', async () => {
    expect(await acceptApplication(fixture.server.deps, 'nobody')).toEqual(err('There is no user “nobody”.'));
  });
});
