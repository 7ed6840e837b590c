import { Color, Mesh, ShaderMaterial, TorusGeometry } from 'three';
import { rings } from './ring-place';
import { voiceColour } from './loom-colours';

const vertex = `
varying vec3 vLocal; varying vec3 vNormal; varying vec3 vWorld;
void main() {
  vLocal = position;
  vec4 w = modelMatrix * vec4(position, 1.0);
  vWorld = w.xyz;
  vNormal = normalize(mat3(modelMatrix) * normal);
  gl_Position = projectionMatrix * viewMatrix * w;
}`;
const fragment = `
varying vec3 vLocal; varying vec3 vNormal; varying vec3 vWorld;
uniform vec3 colour; uniform float shuttle; uniform float beat; uniform float hover;
void main() {
  vec3 n = normalize(vNormal), eye = normalize(cameraPosition - vWorld);
  vec3 r = reflect(-eye, n);
  float sheen = smoothstep(0.2, 0.95, r.y) * 0.5 + pow(max(dot(r, normalize(vec3(0.4, 0.5, -0.75))), 0.0), 18.0) * 1.4;
  float rim = pow(1.0 - max(dot(n, eye), 0.0), 3.0);
  vec3 brass = vec3(0.105, 0.062, 0.040);
  vec3 light = brass * (0.35 + 1.5 * sheen) + colour * (rim * 0.16 + 0.03 + hover * 0.14);
  float behind = mod(shuttle - atan(vLocal.x, vLocal.y) + 12.5664, 6.2832);
  float tail = exp(-behind * 1.5);
  light += colour * tail * (0.95 + 0.5 * beat) + vec3(1.0) * exp(-behind * 9.0) * 0.5;
  gl_FragColor = vec4(light, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`;

/** One ring of the loom; a shuttle of light runs along it. */
export class RingBand extends Mesh<TorusGeometry, ShaderMaterial> {
  constructor(voice: number) {
    const { radius, height } = rings[voice] ?? rings[0];
    super(
      new TorusGeometry(radius, 0.032, 10, 128),
      new ShaderMaterial({
        uniforms: {
          colour: { value: new Color().copy(voiceColour(voice, 1)) },
          shuttle: { value: 0 },
          beat: { value: 0 },
          hover: { value: 0 },
        },
        vertexShader: vertex,
        fragmentShader: fragment,
      }),
    );
    // The ring's local y axis points away from the player, like step 0.
    this.rotation.x = -Math.PI / 2;
    this.position.y = height;
  }

  /** Moves the shuttle to an angle. `beat` (0 to 1) brightens it, `hover` highlights it. */
  update(shuttle: number, beat: number, hover: number): void {
    const { uniforms } = this.material;
    for (const [name, value] of Object.entries({ shuttle, beat, hover })) {
      const uniform = uniforms[name];
      if (uniform !== undefined) uniform.value = value;
    }
  }
}
