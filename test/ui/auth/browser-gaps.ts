const escape = (text: string) => text.replaceAll(/[^\w-]/g, (character) => `\\${character}`);

// Polyfills the CSS object, which jsdom lacks and overlays need.
Object.assign(globalThis, { CSS: { escape } });

export {};
