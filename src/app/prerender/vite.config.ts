import { defineConfig } from 'vite'
import { styledComponents } from './styled-components.ts'
import { textsOfLanguage } from './texts-of-language.ts'

/** The program that renders the public pages in advance; everything is in it, so nothing differs. */
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
