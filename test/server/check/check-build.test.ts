import { describe, expect, test } from 'vitest';
import { check, executable } from './checked';

const page = (body: string): string =>
  `<!doctype html><html><head><title>Comet Golf</title></head><body>${body}</body></html>`;

/** A page that clears a WebGL canvas and draws a triangle in every frame. */
const drawing = (more = ''): string =>
  page(`<canvas id="c" width="640" height="360"></canvas><script>
const gl = document.querySelector('canvas').getContext('webgl2');
const shader = (type, source) => { const made = gl.createShader(type); gl.shaderSource(made, source); gl.compileShader(made); return made; };
const program = gl.createProgram();
gl.attachShader(program, shader(gl.VERTEX_SHADER, '#version 300 es\\nuniform float t; void main() { float a = float(gl_VertexID) * 2.1 + t; gl_Position = vec4(cos(a), sin(a), 0, 1); }'));
gl.attachShader(program, shader(gl.FRAGMENT_SHADER, '#version 300 es\\nprecision highp float; out vec4 c; void main() { c = vec4(fract(gl_FragCoord.xy / 64.0), 0.6, 1); }'));
gl.linkProgram(program); gl.useProgram(program);
const t = gl.getUniformLocation(program, 't');
const draw = (now) => { gl.clearColor(0.1, 0.2, 0.3, 1); gl.clear(gl.COLOR_BUFFER_BIT); gl.uniform1f(t, now / 500); gl.drawArrays(gl.TRIANGLES, 0, 3); };
requestAnimationFrame(function step(now) { draw(now); requestAnimationFrame(step); });
${more}</script>`);

describe.skipIf(executable === undefined)('checkBuild', () => {
  test('reports first frame, frame rate and bytes of a build that draws', async () => {
    const { report, capabilities } = await check({ 'index.html': drawing("addEventListener('keydown', () => {});") });
    console.log(report, capabilities);
    expect(report).toMatchObject({ starts: true, problems: [], advice: [], hosts: [], blocked: [] });
    expect(report.firstFrameMs).toBeGreaterThan(0);
    expect(report.framesPerSecond).toBeGreaterThan(0);
    expect(report.bytesToFirstFrame).toBeGreaterThan(1000);
    expect(capabilities).toEqual(['mouse-keyboard']);
  });
});
