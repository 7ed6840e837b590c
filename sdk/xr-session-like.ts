/** The part of WebXR's `XRSession` that the SDK uses. The SDK needs no WebXR types. */
export interface XrSessionLike {
  readonly visibilityState: string;
  end(): Promise<void>;
  updateRenderState?(state: object): void;
  addEventListener(type: 'visibilitychange' | 'end', listener: () => void): void;
  removeEventListener(type: 'visibilitychange' | 'end', listener: () => void): void;
}
