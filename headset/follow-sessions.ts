/** Reports each immersive session. An inline session leaves mouse and keyboard to its page. */
export function followSessions(xr: Pick<XRSystem, 'requestSession'>, begun: (session: XRSession) => void): void {
  const request = xr.requestSession.bind(xr);
  xr.requestSession = async (...asked) => {
    const session = await request(...asked);
    if (asked[0] !== 'inline') begun(session);
    return session;
  };
}

/** Ends a session. A session that is already ending is ignored. */
export function endOnce(session: Pick<XRSession, 'end'>): Promise<void> {
  return session.end().catch(() => undefined);
}
