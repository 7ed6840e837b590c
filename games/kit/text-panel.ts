import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three';

/** One line of a panel. Its size is a share of the panel's height. */
export interface PanelLine {
  readonly text: string;
  readonly size: number;
  readonly colour?: string;
  readonly weight?: number;
  readonly glow?: string;
}

/** Dimensions of a panel in metres. `backing` is the CSS colour behind the text. */
export interface PanelOptions {
  readonly width: number;
  readonly height: number;
  readonly align?: CanvasTextAlign;
  readonly backing?: string;
  readonly border?: string;
}

const family = '"Space Grotesk", "Avenir Next", "Segoe UI", Roboto, "Helvetica Neue", system-ui, sans-serif';
const pixelsPerSide = 512;

/** Flat text in the world, redrawn only after its lines change. */
export class TextPanel extends Mesh<PlaneGeometry, MeshBasicMaterial> {
  private readonly canvas = document.createElement('canvas');
  private readonly options: PanelOptions;
  private written = '';

  constructor(options: PanelOptions) {
    super(
      new PlaneGeometry(options.width, options.height),
      new MeshBasicMaterial({ transparent: true, depthWrite: false, depthTest: false, toneMapped: false, fog: false }),
    );
    this.options = options;
    const long = Math.max(options.width, options.height);
    this.canvas.width = Math.round((options.width / long) * pixelsPerSide * 1.5);
    this.canvas.height = Math.round((options.height / long) * pixelsPerSide * 1.5);
    const texture = new CanvasTexture(this.canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = 4;
    this.material.map = texture;
    this.renderOrder = 50;
    this.frustumCulled = false;
  }

  /** Sets the lines, distributed evenly from top to bottom. */
  write(lines: readonly PanelLine[]): void {
    const key = JSON.stringify(lines);
    if (key === this.written) return;
    this.written = key;
    const context = this.canvas.getContext('2d');
    if (context === null) return;
    const { width, height } = this.canvas;
    const { align = 'center', backing, border } = this.options;
    context.clearRect(0, 0, width, height);
    if (backing !== undefined) {
      context.beginPath();
      context.roundRect(3, 3, width - 6, height - 6, Math.min(width, height) * 0.16);
      context.fillStyle = backing;
      context.fill();
      if (border !== undefined) {
        context.strokeStyle = border;
        context.lineWidth = 3;
        context.stroke();
      }
    }
    context.textAlign = align;
    context.textBaseline = 'middle';
    const total = lines.reduce((sum, line) => sum + line.size * 1.25, 0);
    let y = ((1 - total) / 2) * height;
    const x = align === 'center' ? width / 2 : align === 'left' ? width * 0.06 : width * 0.94;
    for (const line of lines) {
      const size = line.size * height;
      y += size * 0.625;
      const room = width * 0.92;
      const fontOf = (pixels: number): string => `${line.weight ?? 600} ${pixels}px ${family}`;
      context.font = fontOf(size);
      // A long line gets a smaller font, because squeezed letters are unreadable.
      context.font = fontOf(size * Math.min(1, room / context.measureText(line.text).width));
      context.fillStyle = line.colour ?? '#f4f6ff';
      context.shadowColor = line.glow ?? 'rgba(0,0,0,0.75)';
      context.shadowBlur = size * 0.28;
      context.fillText(line.text, x, y, room);
      y += size * 0.625;
    }
    context.shadowBlur = 0;
    if (this.material.map !== null) this.material.map.needsUpdate = true;
  }
}
