import type { PerspectiveCamera } from 'three';

/** Viewpoint of a composed picture: positions in metres, vertical field of view in degrees. */
export interface Viewpoint {
  readonly eye: readonly [number, number, number];
  readonly target: readonly [number, number, number];
  readonly fov: number;
}

/** Applies a viewpoint to a camera and updates its matrices at once. */
export function lookFrom(camera: PerspectiveCamera, { eye, target, fov }: Viewpoint): void {
  camera.position.set(...eye);
  camera.fov = fov;
  camera.lookAt(...target);
  camera.updateMatrixWorld(true);
}
