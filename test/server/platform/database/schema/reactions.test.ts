import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { gameReactions } from '../../../../../server/platform/database/schema/reactions';
import { reactionKinds } from '../../../../../src/domain/reactions/reaction-kind';

describe('the table game_reactions', () => {
  test('accepts exactly the kinds of the domain', () => {
    const [known] = getTableConfig(gameReactions).checks;
    const taken = known && new PgDialect().sqlToQuery(known.value).sql.match(/'(\w+)'/gu);
    expect(taken).toEqual(reactionKinds.map((kind) => `'${kind}'`));
  });
});
