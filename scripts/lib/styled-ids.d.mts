import type { Plugin } from 'vite';

export declare const styledIds: Plugin;
export declare function nameStyled(code: string, file: string): string;
