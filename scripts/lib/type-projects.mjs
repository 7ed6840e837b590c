/** The inner layers have settings of their own, without the DOM and Node: a `window` there does not compile. */
export const typeProjects = ['src/domain', 'src/application', 'tsconfig.json'];
