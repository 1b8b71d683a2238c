import { defineConfig } from 'vite'
import { componentIds } from './component-ids.ts'
import { shortStyles } from './short-styles.ts'

/** The program that renders the public pages in advance; everything is in it, so nothing differs. */
export default defineConfig({
  plugins: [componentIds(), shortStyles()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/prerender/main.ts',
    target: 'node20',
    outDir: 'dist/prerender',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'main.js' } },
  },
})
