import type { PerspectiveCamera } from 'three';

/** Where a composed picture is seen from: metres, and degrees from top to bottom. */
export interface Viewpoint {
  readonly eye: readonly [number, number, number];
  readonly target: readonly [number, number, number];
  readonly fov: number;
}

/** Puts a camera there; its matrices are right at once, before anything is drawn. */
export function lookFrom(camera: PerspectiveCamera, { eye, target, fov }: Viewpoint): void {
  camera.position.set(...eye);
  camera.fov = fov;
  camera.lookAt(...target);
  camera.updateMatrixWorld(true);
}
