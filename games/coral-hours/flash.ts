import { Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import type { Stage } from '../kit/stage';

/** The camera's flash: a short white veil in front of the eye. */
export class Flash {
  private readonly veil = new Mesh(
    new PlaneGeometry(8, 8),
    new MeshBasicMaterial({
      color: '#dffcff',
      transparent: true,
      opacity: 0,
      depthTest: false,
      depthWrite: false,
      fog: false,
    }),
  );
  private strength = 0;

  constructor(stage: Stage) {
    this.veil.position.z = -1;
    this.veil.renderOrder = 95;
    this.veil.visible = false;
    stage.camera.add(this.veil);
  }

  fire(): void {
    this.strength = 0.42;
  }

  update(seconds: number): void {
    this.strength *= Math.exp(-seconds * 9);
    this.veil.visible = this.strength > 0.01;
    this.veil.material.opacity = this.strength;
  }
}
