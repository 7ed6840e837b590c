import { games } from '../../../../server/platform/database/schema/games';
import { expect } from 'vitest';
import { consoleFixture } from './console-fixture';

/** Slug of the game. */
export const GAME = 'kite';

/** A developer with members in three roles, its published game “Kite”, and two players. */
export async function scoresFixture() {
  const fixture = await consoleFixture({ demo: true });
  const [owner, support, analyst, vega, mira] = [
    await fixture.person('moon-owner'),
    await fixture.person('moon-support'),
    await fixture.person('moon-analyst'),
    await fixture.person('vega'),
    await fixture.person('mira'),
  ];
  const developerId = await fixture.developer('moon-lab', [
    [owner, 'owner'],
    [support, 'support'],
    [analyst, 'analyst'],
  ]);
  const { db } = fixture.server.deps.database;
  const [known] = await db.select().from(games).limit(1);
  if (!known) expect.fail('The demo content has no game.');
  const { id: _id, popularity: _popularity, ...facts } = known;
  const copy = { slug: GAME, developerId, status: 'published', draftFor: null } as const;
  const [game] = await db
    .insert(games)
    .values({ ...facts, ...copy, card: { ...facts.card, title: 'Kite' } })
    .returning({ id: games.id });
  if (!game) expect.fail('The game was not stored.');
  return { fixture, developerId, gameId: game.id, owner, support, analyst, vega, mira };
}
