import type { GuestOffer, TakenOver } from '../../src/domain/bridge/guest-methods';
import { periodStart } from '../../src/domain/leaderboards/board';
import { isBetterScore, judgeScore } from '../../src/domain/leaderboards/score';
import { saveLimits } from '../../src/domain/saves/save-version';
import { err, ok } from '../../src/domain/shared/result';
import { versionOf, writeSave } from '../page/save-slots';
import { askPlayer } from './ask-player';
import { anyBoard } from './local-game';
import type { LocalCalls, LocalPortal } from './local-portal-state';
import { change } from './local-portal-state';

/** Conditions of offered scores. Any speed is plausible, because the play time is unknown. */
const offeredPlay = { emulated: false, playedFor: 0 };

/** Copies saves into empty slots, and scores of the current period. */
function takeOver(world: LocalPortal, { saves, scores }: GuestOffer): TakenOver {
  const { store, game, now } = world;
  const slots: number[] = [];
  for (const { slot, name, data, at } of saves) {
    const before = store.read().saves;
    if (versionOf(before, slot) !== 0) continue;
    const written = writeSave(before, { slot, name, data, base: 0 }, at, saveLimits.versions);
    if (!written.ok) continue;
    change(world, { saves: written.value });
    slots.push(slot);
  }
  for (const { board: slug, score, at } of scores) {
    const board = game.boards === undefined ? anyBoard : game.boards.get(slug);
    if (
      board === undefined ||
      board.tickets ||
      !judgeScore({ bounds: board.bounds, plausible: {} }, score, offeredPlay).ok
    )
      continue;
    const since = periodStart(board.reset, now());
    const best = store.read().scores;
    const before = Date.parse(best[slug]?.at ?? '') >= since ? best[slug]?.score : undefined;
    const counts = Date.parse(at) >= since && isBetterScore(board.order, score, before);
    if (counts) change(world, { scores: { ...best, [slug]: { score, at } } });
  }
  return { slots, boards: [...new Set(scores.map(({ board }) => board))] };
}

/** Calls about guest data. Asks the player to store it in the account. */
export function localTakeover(world: LocalPortal): LocalCalls<'guest.offer'> {
  return {
    'guest.offer': (offer) => {
      const text = `Saves: ${offer.saves.length}, scores: ${offer.scores.length}. You can store them in your account.`;
      const question = { title: 'Keep your guest progress?', text, yes: 'Keep progress' };
      const refused = askPlayer(world, undefined, question, (agreed) => {
        if (agreed) world.emit('taken-over', takeOver(world, offer));
      });
      return refused === undefined ? ok({ asked: true }) : err(refused);
    },
  };
}
