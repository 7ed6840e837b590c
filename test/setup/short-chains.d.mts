import type { Plugin } from 'vitest/config';

export declare const shortChains: Plugin;
export declare const throughPlugins: { deps: { inline: string[] } };
