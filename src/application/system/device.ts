/** What kind of device asks for pages. */
export interface Device {
  readonly headset: boolean;
  readonly mobile: boolean;
}
