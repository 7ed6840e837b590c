const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Tells from a WebGL renderer's name whether the processor draws instead of a graphics card. */
export function isSoftwareRenderer(name: string): boolean {
  return SOFTWARE.test(name);
}

/** Name of this device's WebGL renderer; empty where the browser does not tell. */
export function rendererName(canvas: HTMLCanvasElement = document.createElement('canvas')): string {
  const gl = canvas.getContext('webgl');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = info && gl?.getParameter(info.UNMASKED_RENDERER_WEBGL);
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' ? name : '';
}
