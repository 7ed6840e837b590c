import {
  AdditiveBlending,
  BoxGeometry,
  CapsuleGeometry,
  Color,
  CylinderGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Quaternion,
  RingGeometry,
  ShaderMaterial,
  TorusGeometry,
  Vector3,
} from 'three';

/** The function of a tool while its trigger is held. */
export type ToolMode = 'tractor' | 'blaster';

const tints = { tractor: new Color(0.08, 1, 0.75), blaster: new Color(1.2, 0.5, 0.08) } as const;
const plainShell = '#d5dadd';
const cobaltShell = '#2457c8';
const up = new Vector3(0, 1, 0);
const ahead = new Vector3(0, 0, -1);
const beamFragment = `
varying vec2 vUv; uniform float time; uniform float power;
void main() {
  float wave = 0.55 + 0.45 * sin(vUv.y * 46.0 + time * 22.0 + sin(vUv.x * 12.56) * 1.6);
  gl_FragColor = vec4(vec3(0.06, 1.0, 0.72) * wave * power * (0.35 + 0.65 * vUv.y), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** The hand tool with its beam and its sight. */
export class Tool extends Group {
  mode: ToolMode;
  cooldown = 0;
  readonly muzzle = new Vector3();
  private readonly body = new Group();
  private readonly ring = new MeshBasicMaterial();
  private readonly shell = new MeshStandardMaterial({ color: plainShell, metalness: 0.15, roughness: 0.35 });
  private readonly glove: Mesh;
  private readonly sight = new Mesh(
    new RingGeometry(0.026, 0.034, 28),
    new MeshBasicMaterial({ transparent: true, depthTest: false, depthWrite: false }),
  );
  private readonly beam: Mesh<CylinderGeometry, ShaderMaterial>;
  private recoil = 0;

  constructor(mode: ToolMode) {
    super();
    this.mode = mode;
    const dark = new MeshStandardMaterial({ color: '#22262b', metalness: 0.6, roughness: 0.5 });
    const barrel = new Mesh(new CylinderGeometry(0.022, 0.03, 0.2, 12), dark);
    barrel.rotation.x = Math.PI / 2;
    barrel.position.z = -0.17;
    const housing = new Mesh(new CapsuleGeometry(0.036, 0.15, 6, 16), this.shell);
    housing.rotation.x = Math.PI / 2;
    housing.scale.set(0.85, 1, 1.15);
    const spine = new Mesh(new BoxGeometry(0.014, 0.03, 0.16), dark);
    spine.position.set(0, 0.045, 0);
    const cell = new Mesh(new CylinderGeometry(0.014, 0.014, 0.075, 10), this.ring);
    cell.rotation.z = Math.PI / 2;
    cell.position.set(0, 0.004, 0.06);
    const grip = new Mesh(new BoxGeometry(0.036, 0.11, 0.05), dark);
    grip.position.set(0, -0.08, 0.05);
    grip.rotation.x = 0.35;
    for (const z of [-0.12, -0.24]) {
      const ring = new Mesh(new TorusGeometry(0.036, 0.006, 8, 24), this.ring);
      ring.position.z = z;
      this.body.add(ring);
    }
    this.glove = new Mesh(
      new CapsuleGeometry(0.042, 0.05, 6, 14),
      new MeshStandardMaterial({ color: cobaltShell, metalness: 0.05, roughness: 0.8 }),
    );
    this.glove.position.set(0, -0.075, 0.055);
    this.glove.rotation.x = 0.35;
    this.glove.visible = false;
    this.body.add(barrel, housing, spine, cell, grip, this.glove);
    this.beam = new Mesh(
      new CylinderGeometry(0.1, 0.018, 1, 12, 1, true),
      new ShaderMaterial({
        vertexShader:
          'varying vec2 vUv; void main() { vUv = uv; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }',
        fragmentShader: beamFragment,
        uniforms: { time: { value: 0 }, power: { value: 0 } },
        transparent: true,
        depthWrite: false,
        blending: AdditiveBlending,
        side: DoubleSide,
      }),
    );
    this.beam.frustumCulled = false;
    this.sight.renderOrder = 60;
    this.add(this.body, this.beam, this.sight);
  }

  /** Switches the glove and tool between the cobalt suit's blue and the plain colour. */
  wear(cobalt: boolean): void {
    this.glove.visible = cobalt;
    this.shell.color.set(cobalt ? cobaltShell : plainShell);
  }

  kick(): void {
    this.recoil = 1;
  }

  /** Places the tool at `at`, along `direction`, as seen from `eye`. `pulling` is the far end of the beam. */
  pose(
    at: Vector3,
    direction: Vector3,
    eye: Vector3,
    sightAt: Vector3,
    pulling: Vector3 | undefined,
    seconds: number,
    time: number,
  ): void {
    this.cooldown -= seconds;
    this.recoil *= Math.exp(-seconds * 12);
    this.body.quaternion.copy(new Quaternion().setFromUnitVectors(ahead, direction));
    this.body.position.copy(at).addScaledVector(direction, -0.05 * this.recoil);
    this.muzzle.copy(at).addScaledVector(direction, 0.28);
    const tint = tints[this.mode];
    this.ring.color.copy(tint).multiplyScalar(0.8 + this.recoil + 0.12 * Math.sin(time * 6));
    this.sight.material.color.copy(tint);
    this.sight.position.copy(sightAt);
    this.sight.scale.setScalar(sightAt.distanceTo(eye));
    this.sight.lookAt(eye);
    const { power, time: clock } = this.beam.material.uniforms;
    if (power !== undefined)
      power.value += ((pulling === undefined ? 0 : 0.75) - power.value) * Math.min(1, seconds * 14);
    if (clock !== undefined) clock.value = time;
    this.beam.visible = power !== undefined && power.value > 0.02;
    if (pulling === undefined) return;
    const along = pulling.clone().sub(this.muzzle);
    this.beam.position.copy(this.muzzle).addScaledVector(along, 0.5);
    this.beam.quaternion.setFromUnitVectors(up, along.clone().normalize());
    this.beam.scale.set(1, along.length(), 1);
  }
}
