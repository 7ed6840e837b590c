import type { XRDevice, XRSession, XRSystem } from 'iwer';
import { P_DEVICE, P_SESSION, P_SYSTEM, P_WEBGL_LAYER } from 'iwer/lib/private.js';

/**
 * Adds inline sessions beside the immersive session, as in browsers. They draw into the page and pause during an immersive session. The
 * emulator itself supports one session at a time and shows it over the whole page.
 */
export function allowInlineSessions(device: XRDevice, xr: XRSystem): void {
  const screen = device[P_DEVICE];
  const system = xr[P_SYSTEM];
  const { grantSession } = system;
  const { onBaseLayerSet, onSessionEnd } = screen;
  let isEndingInline = false;
  const setActive = (session: XRSession | undefined) => {
    if (session === undefined) delete system.activeSession;
    else system.activeSession = session;
  };
  screen.onBaseLayerSet = (layer) => {
    if (layer?.[P_WEBGL_LAYER].session[P_SESSION].mode !== 'inline') onBaseLayerSet(layer);
  };
  screen.onSessionEnd = () => {
    if (!isEndingInline) onSessionEnd();
    // An end listener of the inline session may end the immersive session.
    isEndingInline = false;
  };

  const prepareInline = (session: XRSession) => {
    const state = session[P_SESSION];
    const { onDeviceFrame } = state;
    const nextFrame = () => void (state.deviceFrameHandle = requestAnimationFrame(state.onDeviceFrame));
    state.onDeviceFrame = () => {
      if (system.activeSession === undefined) onDeviceFrame();
      else nextFrame();
    };
    state.updateActiveInputSources = () => undefined;
    cancelAnimationFrame(state.deviceFrameHandle ?? 0);
    nextFrame();
    const end = session.end.bind(session);
    session.end = () => {
      const { activeSession } = system;
      isEndingInline = true;
      const ended = end();
      isEndingInline = false;
      setActive(activeSession?.[P_SESSION].ended === true ? undefined : activeSession);
      return ended;
    };
  };

  system.grantSession = (grant) => {
    if (grant.mode !== 'inline') {
      grantSession(grant);
      return;
    }
    const { activeSession } = system;
    setActive(undefined);
    grantSession({
      ...grant,
      resolve: (session) => {
        prepareInline(session);
        grant.resolve(session);
      },
    });
    setActive(activeSession);
  };
}
