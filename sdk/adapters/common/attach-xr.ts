import type { Session, XrSessionLike } from '../../index';

interface XrSystem {
  requestSession(mode: string, ...more: readonly unknown[]): Promise<XrSessionLike>;
}

/** The part of the game's `navigator` that is used. */
export interface XrNavigator {
  readonly xr?: XrSystem;
}

/** Reports each headset session that the game starts, as no other portal's SDK asks a game to do so. Without WebXR it does nothing. */
export function attachXr(
  { xr }: XrNavigator,
  session: Pick<Session, 'attach'>,
  ended: () => void = () => undefined,
): void {
  if (xr === undefined) return;
  const request = xr.requestSession.bind(xr);
  xr.requestSession = async (mode, ...more) => {
    const started = await request(mode, ...more);
    if (mode === 'inline') return started;
    session.attach(started);
    started.addEventListener('end', ended);
    return started;
  };
}
