/** The inner layers, and the client without a browser, have settings of their own: a `window` there does not compile. */
export const typeProjects = ['src/domain', 'src/application', 'test/headless', 'tsconfig.json'];
