import type { Session, XrSessionLike } from '../../index';

interface XrSystem {
  requestSession(mode: string, ...more: readonly unknown[]): Promise<XrSessionLike>;
}

/** The part of the game's `navigator` that the adapter uses. */
export interface XrNavigator {
  readonly xr?: XrSystem;
}

/** Reports each headset session that the game starts, because games of other SDKs do not report theirs. Does nothing without WebXR. */
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
