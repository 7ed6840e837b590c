import { AdditiveBlending, BufferAttribute, BufferGeometry, DynamicDrawUsage, Points, ShaderMaterial } from 'three';

/** GLSL of the points. Both shaders may use the uniform `pixels`, half the height of the picture. */
interface PointShaders {
  readonly vertex: string;
  readonly fragment: string;
}

/** Points of light in one draw call. The attributes are `position`, `tint`, `size` and those in `more`, one number each. */
export class AdditivePoints extends Points<BufferGeometry, ShaderMaterial> {
  protected readonly room: number;

  constructor(room: number, { vertex, fragment }: PointShaders, more: readonly string[] = []) {
    const geometry = new BufferGeometry();
    for (const [name, width] of [
      ['position', 3],
      ['tint', 3],
      ['size', 1],
      ...more.map((name) => [name, 1] as const),
    ] as const)
      geometry.setAttribute(
        name,
        new BufferAttribute(new Float32Array(room * width), width).setUsage(DynamicDrawUsage),
      );
    super(
      geometry,
      new ShaderMaterial({
        vertexShader: vertex,
        fragmentShader: fragment,
        uniforms: { pixels: { value: 540 } },
        transparent: true,
        depthWrite: false,
        blending: AdditiveBlending,
      }),
    );
    this.room = room;
    this.frustumCulled = false;
  }

  /** Sets the height of the picture, in pixels. */
  protected scaleTo(height: number): void {
    const pixels = this.material.uniforms['pixels'];
    if (pixels !== undefined) pixels.value = height / 2;
  }
}
