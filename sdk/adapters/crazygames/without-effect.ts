/** Members of a module that do something here; calls without an effect are left to `hasNoEffect`. */
export type Served<T> = Partial<T>;

/** Whether a call of that SDK can be accepted without an effect: one that sets or reports something, and asks for no value. */
export const hasNoEffect = (name: string): boolean => !/^(get|is)/.test(name);
