import type { Vector3 } from 'three';
import {
  ACESFilmicToneMapping,
  Group,
  HalfFloatType,
  PerspectiveCamera,
  Scene,
  Vector2,
  WebGLRenderTarget,
  WebGLRenderer,
} from 'three';
import { EffectComposer } from 'three/addons/postprocessing/EffectComposer.js';
import { OutputPass } from 'three/addons/postprocessing/OutputPass.js';
import { RenderPass } from 'three/addons/postprocessing/RenderPass.js';
import { UnrealBloomPass } from 'three/addons/postprocessing/UnrealBloomPass.js';
import { fieldOfView } from './field-of-view';
import { FrameBudget } from './frame-budget';
import type { Quality } from './quality';

/** Camera outside a headset: field of view in degrees and head position in metres. */
export interface Lens {
  readonly vertical: number;
  readonly horizontal: number;
  readonly eyeHeight: number;
  readonly bloom?: number;
}

/** Renderer, scene, camera and the player's rig. Draws with bloom in a window and directly in a headset. */
export class Stage {
  readonly renderer: WebGLRenderer;
  readonly scene = new Scene();
  readonly rig = new Group();
  readonly camera = new PerspectiveCamera(60, 16 / 9, 0.05, 2000);
  private composer: EffectComposer | undefined;
  private readonly budget = new FrameBudget();
  private readonly quality: Quality;
  private readonly lens: Lens;

  constructor(container: HTMLElement, quality: Quality, lens: Lens) {
    this.quality = quality;
    this.lens = lens;
    this.renderer = new WebGLRenderer({
      antialias: quality.antialias && !quality.bloom,
      powerPreference: 'high-performance',
      stencil: false,
      preserveDrawingBuffer: quality.shot !== undefined,
    });
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 0.8;
    this.renderer.setPixelRatio(quality.pixelRatio);
    this.renderer.xr.enabled = true;
    this.renderer.xr.setReferenceSpaceType('local-floor');
    this.renderer.domElement.id = 'view';
    container.append(this.renderer.domElement);
    this.camera.position.y = lens.eyeHeight;
    this.rig.add(this.camera);
    this.scene.add(this.rig);
    if (quality.bloom) this.composer = this.makeComposer();
    addEventListener('resize', () => this.resize());
    this.resize();
  }

  get presenting(): boolean {
    return this.renderer.xr.isPresenting;
  }

  get portrait(): boolean {
    return this.camera.aspect < 1;
  }

  /** Resets the windowed camera to the player's head, looking ahead. */
  recentre(): void {
    this.camera.position.set(0, this.lens.eyeHeight, 0);
    this.camera.rotation.set(0, 0, 0);
  }

  /** Returns the head's position in the world, in metres. */
  head(target: Vector3): Vector3 {
    return target.setFromMatrixPosition(this.camera.matrixWorld);
  }

  /** Draws one frame. `seconds` is the time since the previous frame. */
  render(seconds: number): void {
    if (this.presenting || this.composer === undefined) this.renderer.render(this.scene, this.camera);
    else this.composer.render(seconds);
    if (!this.presenting && this.quality.shot === undefined && this.budget.overrun(seconds)) this.lower();
  }

  private makeComposer(): EffectComposer {
    const size = this.renderer.getDrawingBufferSize(new Vector2());
    const target = new WebGLRenderTarget(size.x, size.y, {
      type: HalfFloatType,
      samples: this.quality.antialias ? 4 : 0,
    });
    const composer = new EffectComposer(this.renderer, target);
    composer.addPass(new RenderPass(this.scene, this.camera));
    composer.addPass(new UnrealBloomPass(size, this.lens.bloom ?? 0.2, 0.55, 1));
    composer.addPass(new OutputPass());
    return composer;
  }

  private lower(): void {
    if (this.renderer.getPixelRatio() > 1) this.renderer.setPixelRatio(1);
    else if (this.composer !== undefined) this.composer = undefined;
    else this.renderer.setPixelRatio(Math.max(0.6, this.renderer.getPixelRatio() * 0.8));
    this.resize();
  }

  private resize(): void {
    if (this.presenting) return;
    const width = Math.max(1, innerWidth);
    const height = Math.max(1, innerHeight);
    this.renderer.setSize(width, height);
    this.composer?.setPixelRatio(this.renderer.getPixelRatio());
    this.composer?.setSize(width, height);
    this.camera.aspect = width / height;
    this.camera.fov = fieldOfView(this.camera.aspect, this.lens.vertical, this.lens.horizontal);
    this.camera.updateProjectionMatrix();
  }
}
