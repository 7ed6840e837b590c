/**
 * TypeScript projects. The inner layers, the machines of the interface and the headless client have separate settings, in which `window`
 * does not compile.
 */
export const typeProjects = [
  'src/domain',
  'src/application',
  'src/ui/tsconfig.machines.json',
  'test/headless',
  'tsconfig.json',
];
