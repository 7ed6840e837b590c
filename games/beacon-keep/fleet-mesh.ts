import {
  AdditiveBlending,
  Color,
  DynamicDrawUsage,
  Euler,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  PlaneGeometry,
  Quaternion,
  ShaderMaterial,
  Vector3,
} from 'three';
import type { Glow } from '../kit/glow-points';
import { seaLevel } from './beam';
import { enough, placeOf, type Ship } from './fleet';
import { litMaterial } from './lit-material';
import { shipModel } from './ship-model';

const room = 16;
const ringVertex = `attribute vec2 state; varying vec2 vAt, vState; void main() { vAt = uv * 2.0 - 1.0; vState = state; gl_Position = projectionMatrix * viewMatrix * modelMatrix * instanceMatrix * vec4(position, 1.0); }`;
const ringFragment = `
varying vec2 vAt, vState;
void main() {
  float r = length(vAt);
  float turn = fract(atan(vAt.x, vAt.y) / 6.2832 + 0.5);
  float band = smoothstep(0.045, 0.0, abs(r - 0.9));
  float soft = smoothstep(0.22, 0.0, abs(r - 0.9)) * 0.3;
  float full = step(turn, vState.x);
  vec3 bad = vec3(1.0, 0.20, 0.10), good = vec3(1.0, 0.80, 0.38);
  vec3 tint = mix(bad, good, smoothstep(${(enough - 0.12).toFixed(2)}, ${enough.toFixed(2)}, vState.x));
  gl_FragColor = vec4(tint * (band + soft) * (0.13 + full) * vState.y, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** All ships, each with a ring that shows its crew's sight of the way. */
export class FleetMesh extends Group {
  private readonly hulls = new InstancedMesh(shipModel(), litMaterial(true), room);
  private readonly state = new InstancedBufferAttribute(new Float32Array(room * 2), 2).setUsage(DynamicDrawUsage);
  private readonly rings: InstancedMesh<PlaneGeometry, ShaderMaterial>;
  /** Stern lanterns, for a `GlowPoints`. */
  readonly lanterns: Glow[] = [];
  /** Hides the rings in pictures. */
  ringed = true;

  constructor() {
    super();
    const plane = new PlaneGeometry(2, 2);
    plane.rotateX(-Math.PI / 2);
    plane.setAttribute('state', this.state);
    const material = new ShaderMaterial({
      vertexShader: ringVertex,
      fragmentShader: ringFragment,
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
    });
    this.rings = new InstancedMesh(plane, material, room);
    this.rings.renderOrder = 2;
    for (const mesh of [this.hulls, this.rings]) {
      mesh.frustumCulled = false;
      this.add(mesh);
    }
  }

  draw(ships: readonly Ship[], time: number): void {
    this.lanterns.length = 0;
    const count = Math.min(room, ships.length);
    ships.slice(0, count).forEach((ship, i) => {
      const place = placeOf(ship);
      const sunk = Math.min(1, ship.sinking / 3.2);
      const heave = Math.sin(time * 1.1 + ship.lane * 2 + ship.distance * 0.06) * 0.35;
      const turn = new Euler(
        Math.sin(time * 0.9 + ship.lane) * 0.07 + sunk * 0.7,
        Math.PI - ship.bearing,
        Math.sin(time * 1.3 + ship.lane * 3) * 0.1 + sunk * 0.5,
        'YXZ',
      );
      const at = place.clone().setY(seaLevel + heave * (1 - sunk) - sunk * 7);
      const quaternion = new Quaternion().setFromEuler(turn);
      this.hulls.setMatrixAt(i, new Matrix4().compose(at, quaternion, new Vector3(1, 1, 1)));
      const size = 6.5;
      this.rings.setMatrixAt(
        i,
        new Matrix4().makeTranslation(place.x, seaLevel + 0.3, place.z).scale(new Vector3(size, 1, size)),
      );
      this.state.setXY(i, ship.light, this.ringed && ship.sinking === 0 ? 1 : 0);
      const lit = ship.light >= enough;
      this.lanterns.push({
        at: new Vector3(0, 2.6, 2.9).applyQuaternion(quaternion).add(at),
        colour: lit ? new Color(1.4, 0.9, 0.4) : new Color(0.9, 0.24, 0.1),
        size: sunk > 0 ? 0 : 3.4,
      });
    });
    this.hulls.count = count;
    this.rings.count = count;
    this.hulls.instanceMatrix.needsUpdate = true;
    this.rings.instanceMatrix.needsUpdate = true;
    this.state.needsUpdate = true;
  }
}
