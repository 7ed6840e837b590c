import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import type { ServerDependencies } from '../../deps';
import { endPlaySessionsOf } from '../../play/sessions/play-session.repository';
import { audit } from '../../platform/system/audit';
import type { GameDeps } from './build-commands';
import { changeGame } from './build-commands';
import { deleteTakedown, setStatus, storeTakedown } from './build.repository';

type Deps = GameDeps &
  Pick<ServerDependencies, 'clock' | 'log'> & {
    /** Undefined while no server runs. */
    readonly presence?: ServerDependencies['presence'] | undefined;
  };

/** Takes a game down, or replaces the reason: hides it, stops serving its files and ends its plays. Deletes nothing. */
export async function takeDown(
  deps: Deps,
  { game, reason }: { readonly game: string; readonly reason: string },
): Promise<Result<string, string>> {
  const now = deps.clock.now();
  let players: readonly string[] = [];
  const done = await changeGame(deps, game, async (tx, { id, status }) => {
    await storeTakedown(tx, id, { reason, wasPublished: status === 'published', takenDownAt: now });
    await setStatus(tx, id, 'draft');
    players = await endPlaySessionsOf(tx, id, now);
    return ok(
      `“${game}” is taken down. Players who were playing: ${String(players.length)}. To undo this, run “reinstate ${game}”.`,
    );
  });
  if (!done.ok) return done;
  for (const player of players) deps.presence?.publish(player);
  audit(deps.log, 'takedown', { game });
  return done;
}

/** Ends a takedown, and publishes the game again if it was published before. */
export async function reinstate(deps: Omit<Deps, 'clock'>, game: string): Promise<Result<string, string>> {
  const done = await changeGame(deps, game, async (tx, { id }) => {
    const takedown = await deleteTakedown(tx, id);
    if (!takedown) return err(`“${game}” is not taken down.`);
    if (!takedown.wasPublished) return ok(`“${game}” is no longer taken down, and still unpublished.`);
    await setStatus(tx, id, 'published');
    return ok(`“${game}” is published again.`);
  });
  if (done.ok) audit(deps.log, 'reinstatement', { game });
  return done;
}
