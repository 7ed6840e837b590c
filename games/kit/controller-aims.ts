import type { Group, WebGLRenderer } from 'three';
import { Aim } from './aim';

/** Aims for the two tracked controllers (or pinching hands) of a headset. Adds their spaces to the player's rig. */
export function controllerAims(renderer: WebGLRenderer, rig: Group): { readonly aims: readonly Aim[]; update(): void } {
  const pairs = [0, 1].map((index) => {
    const space = renderer.xr.getController(index);
    const aim = new Aim('xr', index === 0 ? 'left' : 'right');
    rig.add(space);
    space.addEventListener('connected', ({ data }) => {
      aim.active = data.targetRayMode !== 'screen';
      if (data.handedness !== 'none') aim.hand = data.handedness;
      aim.useHaptics(data.gamepad?.hapticActuators?.[0]);
    });
    space.addEventListener('disconnected', () => {
      aim.active = false;
      aim.reset();
    });
    space.addEventListener('selectstart', () => aim.down());
    space.addEventListener('selectend', () => aim.up());
    space.addEventListener('squeezestart', () => aim.squeeze());
    return { space, aim };
  });
  return {
    aims: pairs.map(({ aim }) => aim),
    update: () => {
      for (const { space, aim } of pairs) {
        aim.latch();
        space.updateMatrixWorld();
        aim.origin.setFromMatrixPosition(space.matrixWorld);
        aim.direction.set(0, 0, -1).transformDirection(space.matrixWorld);
      }
    },
  };
}
