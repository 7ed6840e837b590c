import { visibleParts } from '../../src/domain/account/profile-parts';
import type { Relation } from '../../src/domain/account/relation';
import { readSettings } from '../../src/domain/session/read-settings';
import type { Executor } from '../database/executor';
import { listBelongings } from '../inventory/owned-item.repository';
import type { ShownParts } from './profile.presenter';
import type { ProfileRow } from './profile.repository';
import { listEarned, listFriends, listPlayed } from './profile.repository';

interface Look {
  readonly row: ProfileRow;
  /** What whoever looks is to the player. */
  readonly relation: Relation;
  /** Who looks: friends are shown as far as their own settings let this caller see them. */
  readonly callerId: string | undefined;
  readonly now: Date;
}

/** The parts of a profile that are shown; what is hidden is not asked for. */
export async function readParts(
  executor: Executor,
  { row, relation, callerId, now }: Look,
): Promise<Omit<ShownParts, 'tie'>> {
  const shown = visibleParts(readSettings(row.settings), relation);
  const [earned, played, friends, belongings] = await Promise.all([
    shown.includes('achievements') ? listEarned(executor, row.id) : [],
    shown.includes('history') ? listPlayed(executor, row.id) : [],
    shown.includes('friends') ? listFriends(executor, row.id, callerId) : [],
    shown.includes('inventory') ? listBelongings(executor, row.id, now) : [],
  ]);
  return { shown, earned, played, friends, belongings };
}
