import { expect, test } from 'vitest';
import { playerStage } from './player-stage';

test("PlayerViewModel passes the page's deep link to the game, also through the play page", () => {
  const { player, stage } = playerStage(undefined, false, undefined, { isolated: true }, '&holocade_invite=K7');
  expect(stage.links).toEqual([]);
  player.play();
  expect(stage.links).toEqual(['night-ferry &holocade_invite=K7']);
  expect(new URL(player.address ?? '').searchParams.get('holocade_invite')).toBe('K7');
  player.attach({} as HTMLIFrameElement);
  stage.game.reported({ type: 'begun', isolated: false });
  expect(stage.left).toEqual(['/arcade/games/night-ferry?build=1.1.0&play=isolated&holocade_invite=K7']);
});
