/** A request of a build that the policy refused. */
export interface BlockedRequest {
  readonly url: string;
  /** Directive of the content security policy, such as `connect-src`. */
  readonly directive: string;
}

/** Result of playing a build in a browser before publication. */
export interface StoredCheckReport {
  /** ISO 8601. */
  readonly checkedAt: string;
  /** False when the build cannot start; `problems` says why. */
  readonly starts: boolean;
  readonly problems: readonly string[];
  /** Suggestions that do not prevent publication. */
  readonly advice: readonly string[];
  /** Milliseconds from navigation to the first drawn frame; null when nothing was drawn. */
  readonly firstFrameMs: number | null;
  readonly framesPerSecond: number | null;
  /** Bytes transferred before the first frame. */
  readonly bytesToFirstFrame: number;
  readonly scriptErrors: readonly string[];
  readonly blocked: readonly BlockedRequest[];
  /** Origins other than its own that the build requested. */
  readonly hosts: readonly string[];
  /** WebXR session modes that the build asked about or started, such as `immersive-vr`. */
  readonly xrModes: readonly string[];
  /** WebXR features that the build requested, such as `hand-tracking`. */
  readonly xrFeatures: readonly string[];
  /** Sessions that began when the check pressed the build's buttons, and the frames that were drawn in each. */
  readonly xrSessions: readonly { readonly mode: string; readonly frames: number }[];
  /** Methods of the SDK that the build called. */
  readonly sdkCalls: readonly string[];
}
