/**
 * Stands in for stylis' module of this name in the browser's build. styled-components brings that
 * along for vendor prefixes, which are off unless they are asked for.
 */
export const prefix = () => ''
