/** Projects that Oxlint does not find: the machines of the interface and the headless client, both without the DOM. */
export const namedTypeProjects = ['src/ui/tsconfig.machines.json', 'test/headless'];

/** All TypeScript projects. In the inner layers, the machines and the headless client, `window` does not compile. */
export const typeProjects = ['src/domain', 'src/application', ...namedTypeProjects, 'tsconfig.json'];
