/** The members of a module that have an effect. `hasNoEffect` covers the others. */
export type Implemented<T> = Partial<T>;

/** True if a call can be accepted without an effect, because it returns no value. */
export const hasNoEffect = (name: string): boolean => !/^(get|is)/.test(name);
