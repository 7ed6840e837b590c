import { portal } from './portal';
import type { Stage } from './stage';

/** Callbacks of an immersive session. */
export interface XrEvents {
  entered(): void;
  left(): void;
  visible(visible: boolean): void;
}

/** Returns true if this browser can enter immersive VR now, false in case of doubt. */
export async function immersiveSupported(): Promise<boolean> {
  try {
    return (await navigator.xr?.isSessionSupported('immersive-vr')) ?? false;
  } catch {
    return false;
  }
}

/** Starts an immersive session on the stage. Returns false if the player or the browser declined. */
export async function enterXr(stage: Stage, events: XrEvents): Promise<boolean> {
  try {
    const session = await navigator.xr?.requestSession('immersive-vr', {
      requiredFeatures: ['local-floor'],
      optionalFeatures: ['hand-tracking'],
    });
    if (session === undefined) return false;
    portal.follow(session);
    session.addEventListener('end', () => events.left());
    session.addEventListener('visibilitychange', () => events.visible(session.visibilityState === 'visible'));
    stage.renderer.xr.setFoveation(1);
    await stage.renderer.xr.setSession(session);
    events.entered();
    return true;
  } catch {
    return false;
  }
}
