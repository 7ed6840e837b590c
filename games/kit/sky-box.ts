import {
  BackSide,
  BoxGeometry,
  CubeCamera,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  NoToneMapping,
  Scene,
  ShaderMaterial,
  WebGLCubeRenderTarget,
  type CubeTexture,
  type WebGLRenderer,
} from 'three';
import type { GameContext } from './game';
import { noiseGlsl } from './noise-glsl';

const vertex = `varying vec3 vDirection; void main() { vDirection = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`;

/** Renders a game's sky once; `lowSide` is the side of a face in pixels in the low setting. */
export function bakeGameSky({ stage, quality }: GameContext, body: string, lowSide = 128): CubeTexture {
  const side = quality.low ? lowSide : quality.shot === undefined ? 1024 : 2048;
  return bakeSky(stage.renderer, body, side, quality.low ? 3 : 6);
}

/** Renders a sky once to a cube map. `body` is GLSL that defines `vec3 sky(vec3 direction)` in linear light. */
export function bakeSky(renderer: WebGLRenderer, body: string, side: number, octaves: number): CubeTexture {
  const target = new WebGLCubeRenderTarget(side, {
    type: HalfFloatType,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
  });
  const material = new ShaderMaterial({
    side: BackSide,
    defines: { OCTAVES: octaves },
    vertexShader: vertex,
    fragmentShader: `varying vec3 vDirection;\n${noiseGlsl}\n${body}\nvoid main() { gl_FragColor = vec4(max(sky(normalize(vDirection)), 0.0), 1.0); }`,
  });
  const box = new Mesh(new BoxGeometry(2, 2, 2), material);
  const scene = new Scene();
  scene.add(box);
  const toneMapping = renderer.toneMapping;
  renderer.toneMapping = NoToneMapping;
  new CubeCamera(0.1, 10, target).update(renderer, scene);
  renderer.toneMapping = toneMapping;
  box.geometry.dispose();
  material.dispose();
  return target.texture;
}
