import { CanvasTexture, type Color, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';

type Stroke = readonly (readonly [number, number])[];

const signs: readonly (readonly Stroke[])[] = [
  [
    [
      [0, 0.8],
      [0.7, -0.5],
      [-0.7, -0.5],
      [0, 0.8],
    ],
    [
      [0, -0.9],
      [0, 0.1],
    ],
  ],
  [
    [
      [-0.7, 0.5],
      [0, 0],
      [0.7, 0.5],
    ],
    [
      [-0.7, -0.1],
      [0, -0.6],
      [0.7, -0.1],
    ],
    [
      [0, 0.9],
      [0, 0.4],
    ],
  ],
  [
    [
      [0, 0.85],
      [0.75, 0],
      [0, -0.85],
      [-0.75, 0],
      [0, 0.85],
    ],
    [
      [-0.3, 0],
      [0.3, 0],
    ],
  ],
  [
    [
      [-0.6, 0.8],
      [-0.6, -0.8],
    ],
    [
      [0.6, 0.8],
      [0.6, -0.8],
    ],
    [
      [-0.6, -0.3],
      [0.6, 0.3],
    ],
  ],
];

function paint(sign: readonly Stroke[]): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = 128;
  canvas.height = 128;
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.translate(64, 64);
    // A dark ground separates the glyph from the stone, also without the glow of a window.
    context.fillStyle = 'rgba(6, 5, 16, 0.8)';
    context.beginPath();
    context.arc(0, 0, 60, 0, Math.PI * 2);
    context.fill();
    context.scale(38, -38);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = '#fff';
    context.shadowColor = '#fff';
    for (const [width, blur, alpha] of [
      [0.16, 22, 0.7],
      [0.11, 5, 1],
    ] as const) {
      context.lineWidth = width;
      context.shadowBlur = blur;
      context.globalAlpha = alpha;
      for (const stroke of sign) {
        context.beginPath();
        for (const [x, y] of stroke) context.lineTo(x, y);
        context.stroke();
      }
    }
  }
  return new CanvasTexture(canvas);
}

/** The glyph of a light on the frame: clear in its colour, brighter once the light has arrived. */
export class GlyphMark extends Mesh<PlaneGeometry, MeshBasicMaterial> {
  private readonly colour: Color;
  private shine = 0;

  constructor(light: number, colour: Color, size: number) {
    super(
      new PlaneGeometry(size, size),
      new MeshBasicMaterial({
        map: paint(signs[light % signs.length] ?? []),
        transparent: true,
        depthWrite: false,
        toneMapped: false,
      }),
    );
    this.colour = colour;
    this.renderOrder = 3;
  }

  /** Animates the brightness. */
  update(joined: boolean, seconds: number, time: number): void {
    this.shine += ((joined ? 1 : 0) - this.shine) * (1 - Math.exp(-seconds * 6));
    const breath = 0.95 + 0.1 * Math.sin(time * 2);
    this.material.color.copy(this.colour).multiplyScalar(breath + this.shine * 0.7);
  }

  free(): void {
    this.geometry.dispose();
    this.material.map?.dispose();
    this.material.dispose();
  }
}
