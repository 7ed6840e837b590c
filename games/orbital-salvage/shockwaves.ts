import {
  AdditiveBlending,
  Color,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  RingGeometry,
  type Vector3,
} from 'three';
import { glowTexture } from '../kit/glow-texture';

interface Wave {
  readonly ring: Mesh<RingGeometry, MeshBasicMaterial>;
  readonly flash: Mesh<PlaneGeometry, MeshBasicMaterial>;
  readonly tint: Color;
  age: number;
  size: number;
}

/** Flashes and rings of explosions, always facing the player. */
export class Shockwaves extends Group {
  private readonly waves: readonly Wave[];
  private next = 0;

  constructor() {
    super();
    const glow = glowTexture(64, 2.4);
    this.waves = Array.from({ length: 8 }, () => {
      const look = { transparent: true, depthWrite: false, blending: AdditiveBlending, side: DoubleSide } as const;
      const wave = {
        ring: new Mesh(new RingGeometry(0.97, 1, 64), new MeshBasicMaterial(look)),
        flash: new Mesh(new PlaneGeometry(2, 2), new MeshBasicMaterial({ ...look, map: glow })),
        tint: new Color(),
        age: 9,
        size: 1,
      };
      this.add(wave.ring, wave.flash);
      return wave;
    });
  }

  burst(at: Vector3, tint: Color, size: number): void {
    const wave = this.waves[this.next];
    this.next = (this.next + 1) % this.waves.length;
    if (wave === undefined) return;
    Object.assign(wave, { age: 0, size });
    wave.tint.copy(tint);
    wave.ring.position.copy(at);
    wave.flash.position.copy(at);
  }

  update(seconds: number, eye: Vector3): void {
    for (const wave of this.waves) {
      wave.age += seconds;
      const alive = wave.age < 0.7;
      wave.ring.visible = alive;
      wave.flash.visible = alive;
      if (!alive) continue;
      const t = wave.age / 0.7;
      wave.ring.scale.setScalar(wave.size * (0.3 + 2.6 * (1 - (1 - t) ** 3)));
      wave.flash.scale.setScalar(wave.size * (2.2 - t));
      wave.ring.material.color.copy(wave.tint).multiplyScalar((1 - t) ** 2 * 0.4);
      wave.flash.material.color.copy(wave.tint).multiplyScalar((1 - t) ** 3 * 3.2);
      wave.ring.lookAt(eye);
      wave.flash.lookAt(eye);
    }
  }
}
