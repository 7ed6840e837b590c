/** How often a page tells the server that a play goes on, in milliseconds. */
export const PLAY_HEARTBEAT_PERIOD = 45_000;

/** A play session of which the server has heard nothing for this long, in milliseconds, is over: two heartbeats were missed. */
export const PLAY_LOST_AFTER = 120_000;
