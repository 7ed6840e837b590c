/** Props of an element that toasts never cover, such as the bar of a game. */
export const keepClear = { 'data-keep-clear': true } as const;
