/**
 * Replaces the module of this name in stylis in the browser's build. styled-components includes that module
 * for vendor prefixes, which are off by default.
 */
export const prefix = () => ''
