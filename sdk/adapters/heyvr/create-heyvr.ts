import type { HolocadeSdk } from '../../index';
import { rejectUnknownMembers } from '../common/reject-unknown-members';
import { Player } from '../common/player';
import { SignInPrompt } from '../common/sign-in-prompt';
import type { HeyvrInventory } from './heyvr-inventory';
import { heyvrInventory } from './heyvr-inventory';
import type { HeyvrLeaderboard } from './heyvr-leaderboard';
import { heyvrLeaderboard } from './heyvr-leaderboard';
import type { HeyvrMarketing } from './heyvr-marketing';
import { heyvrMarketing } from './heyvr-marketing';
import { HeyvrRefusal } from './heyvr-refusal';
import type { HeyvrSaves } from './heyvr-saves';
import { heyvrSaves } from './heyvr-saves';
import type { HeyvrUser } from './heyvr-user';
import { heyvrUser } from './heyvr-user';

/** What a game of the heyVR SDK finds as `window.heyVR`. */
export interface Heyvr {
  readonly user: HeyvrUser;
  readonly saveGame: HeyvrSaves;
  readonly leaderboard: HeyvrLeaderboard;
  readonly inventory: HeyvrInventory;
  readonly marketing: HeyvrMarketing;
}

const notHere = (name: string): Promise<never> =>
  Promise.reject(new HeyvrRefusal({ code: 'err_unsupported', message: `This portal does not know ${name}.` }));

/** The interface of the heyVR SDK over the portal's own; a call that it does not know rejects at once. */
export function createHeyvr(holocade: HolocadeSdk): Heyvr {
  const player = new Player(holocade);
  const prompt = new SignInPrompt(holocade);
  return {
    user: rejectUnknownMembers(heyvrUser(holocade, prompt), notHere),
    saveGame: rejectUnknownMembers(heyvrSaves(holocade, player), notHere),
    leaderboard: rejectUnknownMembers(heyvrLeaderboard(holocade, player), notHere),
    inventory: rejectUnknownMembers(heyvrInventory(holocade), notHere),
    marketing: rejectUnknownMembers(heyvrMarketing(holocade), notHere),
  };
}
