/** Query parameters of the runtime script, set by the games host. */
export const runtimeParameters = {
  /** The portal's origin, the only one that receives reports. */
  portal: 'portal',
  /** The HTTP status of an error page. */
  status: 'status',
} as const;
