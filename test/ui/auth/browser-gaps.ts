const escape = (text: string) => text.replaceAll(/[^\w-]/g, (character) => `\\${character}`);

// jsdom has no CSS object, which overlays ask for the page's settings with.
Object.assign(globalThis, { CSS: { escape } });

export {};
