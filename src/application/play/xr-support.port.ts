/** What the visitor's device can do: enter VR now, enter VR with a headset, or show games on its screen only. */
export type XrAbility = 'headset-ready' | 'no-headset' | 'unsupported';

/** Asks the device about immersive VR; never rejects. */
export interface XrSupport {
  ability(): Promise<XrAbility>;
}
