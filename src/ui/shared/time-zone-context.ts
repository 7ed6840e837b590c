import { createContext, useContext } from 'react';
import type { TimeZone } from '../../domain/shared/time-zone';
import { UTC } from '../../domain/shared/time-zone';

/** The zone in which a part of the page tells times. What the server renders has none of its own and stays in UTC. */
export const TimeZoneContext = createContext<TimeZone>(UTC);

/** The zone in which times are told here. */
export function useTimeZone(): TimeZone {
  return useContext(TimeZoneContext);
}
