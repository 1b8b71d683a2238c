/**
 * Replaces stylis' module of this name in the browser's build. styled-components includes that for vendor
 * prefixes, which are off by default.
 */
export const prefix = () => ''
