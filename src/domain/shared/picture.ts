/** A 16:9 picture at 640, 1280 and 1920 px, with the colour that stands in for it while it loads (spec 1 §9). */
export interface Picture {
  readonly sm: string;
  readonly hd: string;
  readonly fhd: string;
  readonly colour: string;
}
