/**
 * Devices and modes that a game supports, in the order of its badges. The build check detects them by playing the build.
 * `room-scale` means that the game asks for a `local-floor`, `bounded-floor` or `unbounded` reference space.
 */
export const gameCapabilities = ['vr', 'ar', 'hands', 'controllers', 'room-scale', 'mouse-keyboard', 'touch'] as const;

export type GameCapability = (typeof gameCapabilities)[number];
