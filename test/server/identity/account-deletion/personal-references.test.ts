import { getTableName } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { is } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { schema } from '../../../../server/platform/database/schema';
import { accountReferences } from '../../../../server/identity/account-deletion/account-references';
import { nameColumn } from '../../../../server/identity/account-deletion/name-column';
import { personalReferences } from '../../../../server/identity/account-deletion/personal-references';

const declared = personalReferences.map(({ column }) => nameColumn(column));
const tables = Object.values(schema).filter((table) => is(table, PgTable));
/** Columns that say whose a row is, by their name. */
const OWNER = /(^|_)(account|author|sender|user|player|owner|member)_id$/;

describe('personalReferences', () => {
  test('T46: each column of the schema that refers to an account is declared, once', () => {
    expect([...declared].sort()).toEqual(accountReferences().map(nameColumn).sort());
  });

  test('T46: a column whose name says that it means an account refers to one', () => {
    const named = tables.flatMap((table) =>
      getTableConfig(table)
        .columns.filter(({ name }) => OWNER.test(name))
        .map(({ name }) => `${getTableName(table)}.${name}`),
    );
    expect(named.filter((name) => !declared.includes(name))).toEqual([]);
  });

  test('no column with a hash or a secret is in a copy of the data', () => {
    const shown = personalReferences.flatMap(({ column, unexported }) =>
      getTableConfig(column.table)
        .columns.filter(({ name }) => /hash|secret|token/.test(name))
        .filter((one) => !unexported.some(({ name }) => name === one.name)),
    );
    expect(shown.map(nameColumn)).toEqual([]);
  });

  test('what loses its reference can be without one', () => {
    const forgotten = personalReferences.filter(({ fate }) => fate.kind === 'forget');
    expect(forgotten.map(({ column }) => [nameColumn(column), column.notNull])).toEqual([
      ['feedback.account_id', false],
      ['reports.account_id', false],
      ['review_responses.account_id', false],
      ['reviews.account_id', false],
      ['support_replies.account_id', false],
      ['support_tickets.account_id', false],
    ]);
  });
});
