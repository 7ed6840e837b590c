import type { HolocadeSdk } from '../../index';
import { CrazygamesError } from './crazygames-error';
import type { Implemented } from './without-effect';

/** Settings that the portal requests from the game. */
export interface CrazygamesSettings {
  /** True while an ad covers the game. */
  readonly muteAudio: boolean;
  readonly disableChat: boolean;
}

type SettingsListener = (settings: CrazygamesSettings) => void;

/** Reports of the game. Rooms and invitations are not supported. */
export interface CrazygamesGame {
  readonly settings: CrazygamesSettings;
  readonly isInstantMultiplayer: false;
  readonly isInstantJoin: false;
  readonly inviteParams: null;
  loadingStart(): void;
  loadingStop(): void;
  gameplayStart(): void;
  gameplayStop(): void;
  happytime(): void;
  addSettingsChangeListener(listener: SettingsListener): void;
  removeSettingsChangeListener(listener: SettingsListener): void;
  /** Throws, because invitations are not supported. */
  inviteLink(params?: unknown): never;
  showInviteButton(params?: unknown): never;
  hideInviteButton(): void;
  getInviteParam(name: string): null;
  updateRoom(room?: unknown): void;
  leftRoom(): void;
  addJoinRoomListener(listener: unknown): void;
  removeJoinRoomListener(listener: unknown): void;
  reportGameCompletedPercentage(percent: number): void;
  setGameContext(context: unknown): void;
  clearGameContext(): void;
  /** Accepts a handler that is never called, because this portal takes no screenshots of games. */
  setScreenshotHandler(handler: unknown): void;
  setScreenshotHandlerAsync(handler: unknown): void;
}

function notAvailable(): never {
  throw new CrazygamesError('notAvailable');
}

/** Creates the game module on top of the portal's session. `played` is called when a play begins. */
export function crazygamesGame(
  { session, events }: Pick<HolocadeSdk, 'session' | 'events'>,
  played: () => void,
): Implemented<CrazygamesGame> {
  const listeners = new Set<SettingsListener>();
  let settings: CrazygamesSettings = { muteAudio: false, disableChat: false };
  const mute = (muteAudio: boolean) => {
    settings = { ...settings, muteAudio };
    for (const listener of [...listeners]) listener(settings);
  };
  events.on('mute', () => mute(true));
  events.on('unmute', () => mute(false));
  return {
    get settings() {
      return settings;
    },
    isInstantMultiplayer: false,
    isInstantJoin: false,
    inviteParams: null,
    loadingStart: () => session.loading(),
    loadingStop: () => session.loaded(),
    gameplayStart: () => {
      played();
      session.gameplayStart();
    },
    gameplayStop: () => session.gameplayStop(),
    addSettingsChangeListener: (listener) => void listeners.add(listener),
    removeSettingsChangeListener: (listener) => void listeners.delete(listener),
    inviteLink: notAvailable,
    showInviteButton: notAvailable,
    getInviteParam: () => null,
  };
}
