import { getTableName } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { is } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { schema } from '../../../../server/platform/database/schema';
import { accountReferences } from '../../../../server/identity/account-deletion/collect-personal-data';
import { nameColumn } from '../../../../server/identity/account-deletion/name-column';
import { personalReferences } from '../../../../server/identity/account-deletion/personal-references';

const declared = personalReferences.map(({ column }) => nameColumn(column));
const tables = Object.values(schema).filter((table) => is(table, PgTable));
/** Names of columns that identify the owner of a row. */
const OWNER = /(^|_)(account|author|sender|user|player|owner|member)_id$/;

describe('personalReferences', () => {
  test('T46: declares every column that references an account exactly once', () => {
    expect([...declared].sort()).toEqual(accountReferences().map(nameColumn).sort());
  });

  test('T46: includes every column whose name suggests an account id', () => {
    const named = tables.flatMap((table) =>
      getTableConfig(table)
        .columns.filter(({ name }) => OWNER.test(name))
        .map(({ name }) => `${getTableName(table)}.${name}`),
    );
    expect(named.filter((name) => !declared.includes(name))).toEqual([]);
  });

  test('excludes every column with a hash or a secret from the data export', () => {
    const shown = personalReferences.flatMap(({ column, unexported }) =>
      getTableConfig(column.table)
        .columns.filter(({ name }) => /hash|secret|token/.test(name))
        .filter((one) => !unexported.some(({ name }) => name === one.name)),
    );
    expect(shown.map(nameColumn)).toEqual([]);
  });

  test('only drops references from nullable columns', () => {
    const forgotten = personalReferences.filter(({ policy }) => policy.kind === 'forget');
    expect(forgotten.map(({ column }) => [nameColumn(column), column.notNull])).toEqual([
      ['announcements.scheduled_by', false],
      ['board_bans.banned_by', false],
      ['developer_audit.account_id', false],
      ['developer_audit.subject_id', false],
      ['developer_publications.requested_by', false],
      ['developer_releases.requested_by', false],
      ['feedback.account_id', false],
      ['game_testers.invited_by', false],
      ['messages.sender_id', false],
      ['payouts.requested_by', false],
      ['reports.account_id', false],
      ['review_responses.account_id', false],
      ['reviews.account_id', false],
      ['score_decisions.decided_by', false],
      ['support_replies.account_id', false],
      ['support_tickets.account_id', false],
    ]);
  });
});
