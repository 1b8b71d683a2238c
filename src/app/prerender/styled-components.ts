/**
 * For the bundler's own transform in every build that has styled components in it. It gives each an
 * id, so that its class has the same name in the pages and in the browser, and takes the spaces out
 * of the styles. Under `oxc` in Vite's configuration the same plugin would make the ids of absolute
 * paths, and servers that are built in different folders would not have each other's files.
 */
export const styledComponents = { displayName: false, fileName: false }
