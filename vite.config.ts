/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const apiAddress = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:3000'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    target: isSsrBuild ? 'node20' : 'es2022',
    outDir: 'dist/face',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: false,
    ...(isSsrBuild ? { rolldownOptions: { output: { entryFileNames: 'main.js' } } } : {}),
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': apiAddress, '/health': apiAddress },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'node_modules/**'],
    globalSetup: ['tests/support/postgres.ts'],
    setupFiles: ['tests/support/setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
}))
