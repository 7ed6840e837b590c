/** What the visitor's device can do: enter VR now, enter VR with a headset, or show games on its screen only. */
export type XrAbility = 'headset-ready' | 'no-headset' | 'unsupported';

/** Asks the device about immersive VR; never rejects. */
export interface XrSupport {
  /** What the device can do at this moment; a headset may come and go. */
  ability(): Promise<XrAbility>;
}
