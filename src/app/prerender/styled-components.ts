/**
 * Options of the bundler's transform for styled-components, for every build that contains them. It gives each
 * component an ID, so that its class has the same name in prerendered pages and in the browser, and minifies
 * the styles. The same plugin under `oxc` in Vite's configuration would derive the IDs from absolute paths, so
 * that builds in different folders would have different files.
 */
export const styledComponents = { displayName: false, fileName: false }
