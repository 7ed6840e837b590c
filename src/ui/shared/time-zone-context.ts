import { createContext, useContext } from 'react';
import type { TimeZone } from '../../domain/shared/time-zone';
import { UTC } from '../../domain/shared/time-zone';

/** Time zone of a page section. Server-rendered content stays in UTC. */
export const TimeZoneContext = createContext<TimeZone>(UTC);

/** Returns the time zone for displayed times. */
export function useTimeZone(): TimeZone {
  return useContext(TimeZoneContext);
}
