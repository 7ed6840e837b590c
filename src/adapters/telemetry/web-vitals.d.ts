// Types of the package `web-vitals`, as far as they are used. Its own types change the global types of `Performance` for all other files.

/** Calls `report` with a measurement, and again when its value changes after the page was hidden. */
type Measurement = (report: (metric: { readonly value: number }) => void) => void;

export declare const onTTFB: Measurement;
export declare const onLCP: Measurement;
export declare const onINP: Measurement;
export declare const onCLS: Measurement;
