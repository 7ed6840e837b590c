import { holocade as sdk } from '@holocade/sdk';

/** What the portal may ask of a running game. */
export interface PortalRequests {
  pause(): void;
  resume(): void;
  mute(muted: boolean): void;
}

async function attempt<T>(call: () => Promise<T> | T): Promise<T | undefined> {
  try {
    return await call();
  } catch {
    return undefined;
  }
}

/** The one place that talks to the portal: every failure ends here, because a game goes on without its portal. */
export const portal = {
  /** Connects and answers the player's alias, or undefined for a guest or without a portal. */
  async connect(requests: PortalRequests): Promise<string | undefined> {
    await attempt(() => sdk.init());
    await attempt(() => {
      sdk.events.on('pause', () => requests.pause());
      sdk.events.on('resume', () => requests.resume());
      sdk.events.on('mute', () => requests.mute(true));
      sdk.events.on('unmute', () => requests.mute(false));
    });
    const known = await attempt(() => sdk.user.isLoggedIn());
    return known === true ? attempt(() => sdk.user.getAlias()) : undefined;
  },
  /** Whether the game runs in the portal's page. */
  framesGame: (): boolean => sdk.environment === 'portal',
  loading: (): void => void attempt(() => sdk.session.loading()),
  loaded: (): void => void attempt(() => sdk.session.loaded()),
  playing: (): void => void attempt(() => sdk.session.gameplayStart()),
  stopped: (): void => void attempt(() => sdk.session.gameplayStop()),
  /** Reports an XR session's states from now until it ends. */
  follow: (session: XRSession): void => void attempt(() => sdk.session.attach(session)),
  /** Unlocks an achievement; true when the portal says that it is new. */
  async unlock(slug: string): Promise<boolean> {
    const answer = await attempt(() => sdk.achievement.unlock(slug));
    return answer?.unlocked ?? false;
  },
};
