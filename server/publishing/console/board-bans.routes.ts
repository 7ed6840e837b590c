import { boardBan, boardUnban } from '../../../src/contract/game-scores.contract';
import { err, ok } from '../../../src/domain/shared/result';
import { deleteNotificationsOf, insertNotificationOnce } from '../../community/inbox/notification.repository';
import { notifyPlayer } from '../../community/inbox/notify-player';
import { findPlayer } from '../../community/profile/profile.repository';
import type { ServerDependencies } from '../../deps';
import { momentText } from '../../messaging/mail/moment-text';
import { countBoardBans, deleteBoardBan, hasPlayed, storeBoardBan } from '../../play/leaderboards/board-ban.repository';
import { refusal } from '../../platform/http/refusal';
import type { Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import { recordAudit } from './audit.repository';
import { findGameDetails } from './game-details.repository';
import { limited, lockDecider, noBoard } from './game-scores.routes';

/** Maximum number of bans of a game. */
const MAX_BANS = 1000;
/** Key of a player's notification of a ban. */
const banKey = (gameId: number, boardId: number | null): string =>
  `board-ban:${String(gameId)}:${boardId === null ? 'all' : String(boardId)}`;

/** Calls about the players that are banned from the boards of a game. */
export function boardBanRoutes({ realtime }: Pick<ServerDependencies, 'realtime'>): readonly Route[] {
  return [
    route(
      boardBan,
      async (input) => {
        const { body, now, params, tx } = input;
        const deciding = await lockDecider(input);
        if (!deciding.ok) return deciding;
        const { actor, ...found } = deciding.value;
        const board = found.boards.find(({ slug }) => slug === body.board);
        if (body.board !== undefined && !board) return noBoard();
        const player = await findPlayer(tx, body.username, undefined);
        if (!player) return err(refusal.notFound('player'));
        const { id: accountId, username } = player;
        if (!(await hasPlayed(tx, found.gameId, accountId)))
          return err(refusal.validation({ username: ['This player has never played the game.'] }));
        if ((await countBoardBans(tx, found.gameId)) >= MAX_BANS)
          return err(refusal.conflict(`A game has at most ${String(MAX_BANS)} bans. End one of them first.`));
        const until = body.until === undefined ? null : new Date(body.until);
        if (until && !(until > now)) return err(refusal.validation({ until: ['The end must be in the future.'] }));
        const { reason } = body;
        const isNew = await storeBoardBan(tx, {
          ...{ gameId: found.gameId, boardId: board?.id ?? null, accountId, reason },
          ...{ bannedBy: actor.accountId, createdAt: now, expiresAt: until },
        });
        if (!isNew) return ok({ data: null, message: `${username} is banned.` });
        const end = until ? ` until ${momentText(until)}` : '';
        const text = `Banned ${username} from ${board ? `“${board.slug}”` : 'all boards'} of “${params.game}”${end}.`;
        await recordAudit(tx, { member: actor, event: 'board.ban', text, subject: accountId, now });
        const title = (await findGameDetails(tx, found.own))?.details.title ?? params.game;
        const from = board ? `the leaderboard “${board.head.title}”` : 'all leaderboards';
        const notification = await insertNotificationOnce(
          tx,
          accountId,
          {
            kind: 'news',
            title: `Banned from leaderboards of ${title}`,
            body: `The developer has banned you from ${from} of ${title}${end}. Reason: ${reason}`,
            link: `/arcade/games/${params.game}`,
            eventKey: banKey(found.gameId, board?.id ?? null),
          },
          now,
        );
        input.afterCommit(() => notifyPlayer(realtime, accountId, { notification }));
        return ok({ data: null, message: `${username} is banned.` });
      },
      limited,
    ),

    route(
      boardUnban,
      async (input) => {
        const { now, params, tx } = input;
        const deciding = await lockDecider(input);
        if (!deciding.ok) return deciding;
        const { actor, ...found } = deciding.value;
        const ended = await deleteBoardBan(tx, found.gameId, params.id);
        if (!ended) return err(refusal.notFound('ban'));
        const board = found.boards.find(({ id }) => id === ended.boardId);
        const { accountId: subject, username } = ended;
        // With this notification, a later ban would not notify the player.
        await deleteNotificationsOf(tx, [subject], banKey(found.gameId, ended.boardId));
        await recordAudit(tx, {
          member: actor,
          event: 'board.unban',
          text: `Ended the ban of ${username} from ${board ? `“${board.slug}”` : 'all boards'} of “${params.game}”.`,
          ...{ subject, now },
        });
        return ok({ data: null, message: `${username} is no longer banned.` });
      },
      limited,
    ),
  ];
}
