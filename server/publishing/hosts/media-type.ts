const PACKED = /\.(br|gz|unityweb)$/i;

/** Media types of files in builds, by extension. */
const TYPES: Readonly<Record<string, string>> = {
  ...{ html: 'text/html; charset=utf-8', htm: 'text/html; charset=utf-8', css: 'text/css; charset=utf-8' },
  ...{
    js: 'text/javascript; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    cjs: 'text/javascript; charset=utf-8',
  },
  ...{ json: 'application/json; charset=utf-8', map: 'application/json; charset=utf-8', wasm: 'application/wasm' },
  ...{ webmanifest: 'application/manifest+json; charset=utf-8', xml: 'application/xml; charset=utf-8' },
  ...{ txt: 'text/plain; charset=utf-8', md: 'text/plain; charset=utf-8', csv: 'text/csv; charset=utf-8' },
  ...{ glsl: 'text/plain; charset=utf-8', wgsl: 'text/plain; charset=utf-8', vert: 'text/plain; charset=utf-8' },
  ...{ frag: 'text/plain; charset=utf-8', atlas: 'text/plain; charset=utf-8', fnt: 'text/plain; charset=utf-8' },
  ...{
    glb: 'model/gltf-binary',
    gltf: 'model/gltf+json',
    vrm: 'model/gltf-binary',
    obj: 'model/obj',
    mtl: 'model/mtl',
  },
  ...{ usdz: 'model/vnd.usdz+zip', stl: 'model/stl', ktx: 'image/ktx', ktx2: 'image/ktx2', dds: 'image/vnd.ms-dds' },
  ...{ hdr: 'image/vnd.radiance', exr: 'image/x-exr', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' },
  ...{
    gif: 'image/gif',
    webp: 'image/webp',
    avif: 'image/avif',
    svg: 'image/svg+xml',
    ico: 'image/vnd.microsoft.icon',
  },
  ...{ bmp: 'image/bmp', mp3: 'audio/mpeg', ogg: 'audio/ogg', oga: 'audio/ogg', opus: 'audio/ogg', wav: 'audio/wav' },
  ...{ m4a: 'audio/mp4', aac: 'audio/aac', flac: 'audio/flac', mid: 'audio/midi', mp4: 'video/mp4', m4v: 'video/mp4' },
  ...{ webm: 'video/webm', ogv: 'video/ogg', mov: 'video/quicktime', vtt: 'text/vtt; charset=utf-8' },
  ...{ woff: 'font/woff', woff2: 'font/woff2', ttf: 'font/ttf', otf: 'font/otf', eot: 'application/vnd.ms-fontobject' },
  ...{ zip: 'application/zip', pdf: 'application/pdf' },
};
const UNKNOWN = 'application/octet-stream';

/** Media type of a file by its name. For `x.js.br`, `x.wasm.gz` and `x.data.unityweb`, the type of the content. */
export function mediaType(name: string): string {
  const ending = /\.([^./]+)$/.exec(name.replace(PACKED, ''))?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPES, ending) ? (TYPES[ending] ?? UNKNOWN) : UNKNOWN;
}

/** True for the names of files that an engine has compressed. */
export const isPacked = (name: string): boolean => PACKED.test(name);

const UNITY_BROTLI = 'UnityWeb Compressed Content (brotli)';

/** Encoding of a file compressed by an engine: by its name or, for Unity's own extension, by its first bytes. */
export function contentEncoding(name: string, head: Buffer): 'br' | 'gzip' | undefined {
  // An archive such as `levels.tar.gz` is served as it is; engines compress files that have a further extension.
  const inner = PACKED.exec(name) && !/\.(tar|tgz|zip)\.\w+$/i.test(name) && /\.[^./]+\.\w+$/.test(name);
  if (!inner) return undefined;
  if (/\.br$/i.test(name)) return 'br';
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  if (isGzip) return 'gzip';
  return head.includes(UNITY_BROTLI) ? 'br' : undefined;
}
