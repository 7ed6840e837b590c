/** Type of the device that requests a page. */
export interface Device {
  readonly headset: boolean;
  readonly mobile: boolean;
}
