import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { err, ok } from '../../../../src/domain/shared/result';
import { demoteUser, promoteUser } from '../../../../server/identity/account/user-commands';
import { developerAudit } from '../../../../server/platform/database/schema/console';
import { developerMembers } from '../../../../server/platform/database/schema/developers';
import { addPlayer } from '../../support/add-player';
import { auditLog } from '../../support/audit-log';
import type { TestServer } from '../../support/test-server';
import { startTestServer } from '../../support/test-server';
import { developers } from '../../../../server/platform/database/schema/developers';

const { lines, log } = auditLog();
let server: TestServer;
let account: string;
const vega = { username: 'vega', developer: 'studio' };
beforeAll(async () => {
  server = await startTestServer({ demo: false, log });
  account = await addPlayer(server, 'vega');
  await server.deps.database.db
    .insert(developers)
    .values({ slug: 'studio', name: 'Studio', logo: '/l.webp', about: '', aboutHtml: '', links: [] });
});
afterAll(() => server.close());

const roles = async () =>
  (await server.deps.database.db.select({ role: developerMembers.role }).from(developerMembers)).map(
    ({ role }) => role,
  );

describe('user promote and demote', () => {
  test('makes a user a member, changes the role and ends the membership', async () => {
    expect(await promoteUser(server.deps, { ...vega, role: 'analyst' })).toEqual(ok('vega is analyst of “studio”.'));
    expect(await promoteUser(server.deps, { ...vega, role: 'owner' })).toEqual(ok('vega is owner of “studio”.'));
    expect(await roles()).toEqual(['owner']);
    expect(await demoteUser(server.deps, vega)).toEqual(
      ok('vega is no longer a member of “studio”. The developer has no owner now: promote one.'),
    );
    expect(await roles()).toEqual([]);
    const entries = await server.deps.database.db.select().from(developerAudit);
    expect(entries.map(({ event, text, subjectId }) => [event, text, subjectId])).toEqual([
      ['member.role', 'The operator made vega analyst.', account],
      ['member.role', 'The operator made vega owner.', account],
      ['member.remove', 'The operator ended the membership of vega.', account],
    ]);
  });

  test('leave an audit line for each change, and none for a refusal', async () => {
    lines.length = 0;
    await promoteUser(server.deps, { ...vega, role: 'owner' });
    await demoteUser(server.deps, vega);
    await demoteUser(server.deps, vega);
    expect(lines).toEqual([
      { event: 'promotion', account, developer: 'studio', role: 'owner' },
      { event: 'demotion', account, developer: 'studio' },
    ]);
  });

  test('refuses an unknown user, an unknown developer and a user who is no member', async () => {
    expect(await demoteUser(server.deps, vega)).toEqual(err('vega is not a member of “studio”.'));
    expect(await demoteUser(server.deps, { ...vega, developer: 'none' })).toEqual(err('There is no developer “none”.'));
    expect(await promoteUser(server.deps, { ...vega, username: 'nobody', role: 'owner' })).toEqual(
      err('There is no user “nobody”.'),
    );
  });
});
