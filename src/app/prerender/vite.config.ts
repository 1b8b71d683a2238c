import { defineConfig } from 'vite'
import { styledComponents } from './styled-components.ts'
import { textsOfLanguage } from './texts-of-language.ts'

/**
 * Build of the program that prerenders the public pages; bundles all dependencies, as the browser's build does.
 */
export default defineConfig({
  resolve: { alias: [textsOfLanguage] },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/prerender/main.ts',
    target: 'node20',
    outDir: 'dist/prerender',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      transform: { plugins: { styledComponents } },
      output: { entryFileNames: 'main.js' },
    },
  },
})
