const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Returns true if a WebGL renderer's name belongs to a software renderer. */
export function isSoftwareRenderer(name: string): boolean {
  return SOFTWARE.test(name);
}

/** Returns the name of this device's WebGL renderer, or an empty string if the browser hides it. */
export function rendererName(canvas: HTMLCanvasElement = document.createElement('canvas')): string {
  const gl = canvas.getContext('webgl');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = info && gl?.getParameter(info.UNMASKED_RENDERER_WEBGL);
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return typeof name === 'string' ? name : '';
}
