/** A request of a build that the policy refused. */
export interface BlockedRequest {
  readonly url: string;
  /** Directive of the content security policy, such as `connect-src`. */
  readonly directive: string;
}

/** Result of playing a build in a browser before publication. */
export interface StoredCheckReport {
  readonly checkedAt: string;
  /** False if the build cannot start; `problems` has the reasons. */
  readonly starts: boolean;
  readonly problems: readonly string[];
  /** Suggestions that do not prevent publication. */
  readonly advice: readonly string[];
  /** Milliseconds from navigation to the first drawn frame; null if nothing was drawn. */
  readonly firstFrameMs: number | null;
  readonly framesPerSecond: number | null;
  /** Bytes transferred before the first frame. */
  readonly bytesToFirstFrame: number;
  readonly scriptErrors: readonly string[];
  readonly blocked: readonly BlockedRequest[];
  /** Foreign origins that the build requested. */
  readonly hosts: readonly string[];
  /** WebXR session modes that the build queried or started, such as `immersive-vr`. */
  readonly xrModes: readonly string[];
  /** WebXR features that the build requested, such as `hand-tracking`. */
  readonly xrFeatures: readonly string[];
  /** Sessions started when the check pressed the build's buttons, with the number of frames drawn. */
  readonly xrSessions: readonly { readonly mode: string; readonly frames: number }[];
  /** SDK methods that the build called. */
  readonly sdkCalls: readonly string[];
}
