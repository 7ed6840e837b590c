/** TypeScript projects. The inner layers and the headless client have separate settings, in which `window` does not compile. */
export const typeProjects = ['src/domain', 'src/application', 'test/headless', 'tsconfig.json'];
