/** A value that a save can contain. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
