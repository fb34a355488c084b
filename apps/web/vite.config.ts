import { join } from 'node:path'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig } from 'vite'
import { chunkNames } from './build/chunk-groups.ts'
import { compactRoutes } from './build/compact-routes.ts'
import { withoutAnswers } from './build/drop-answers.ts'
import { dropNonceMeta } from './build/drop-nonce-meta.ts'
import { inlineFirstPaint } from './build/inline-first-paint.ts'
import { mantineStyles } from './build/mantine-styles.ts'
import { mapFiles } from './build/map-files.ts'
import { onlyRendered } from './build/only-rendered.ts'
import { pdfFiles } from './build/pdf-files.ts'
import { precompress } from './build/precompress.ts'
import { preloadFont } from './build/preload-font.ts'
import { renderInDev } from './build/render-in-dev.ts'
import { serviceWorker } from './build/service-worker.ts'

const forServer: BuildEnvironmentOptions = {
  target: 'node24',
  outDir: 'dist/server',
  copyPublicDir: false,
  rolldownOptions: { input: 'src/render.tsx' },
}

/** As few signs of a hash as the bundler takes: the entry names every screen's file, and of a hash nothing can be pressed together. */
const fileNames = 'assets/[name]-[hash:7]'

const forBrowsers: BuildEnvironmentOptions = {
  manifest: true,
  target: 'es2023',
  assetsInlineLimit: 0,
  rolldownOptions: {
    output: {
      entryFileNames: `${fileNames}.js`,
      chunkFileNames: `${fileNames}.js`,
      assetFileNames: `${fileNames}[extname]`,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: chunkNames(join(import.meta.dirname, 'index.html')) }],
      },
    },
  },
  modulePreload: {
    // Inline scripts are refused by the content security policy; browsers we serve know modulepreload.
    polyfill: false,
    // The entry would list the scripts of every screen, which visitors of public pages pay for; a screen's own
    // imports name them soon enough. Styles have no other way in.
    resolveDependencies: (_file, deps, { hostType }) =>
      hostType === 'html' ? deps : deps.filter((dep) => dep.endsWith('.css')),
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      routeFileIgnorePattern: '\\.test\\.|\\.module\\.css$',
      quoteStyle: 'single',
    }),
    compactRoutes(),
    react(),
    mapFiles(),
    ...(isSsrBuild
      ? [onlyRendered()]
      : [
          withoutAnswers(),
          mantineStyles(),
          preloadFont(),
          inlineFirstPaint(),
          dropNonceMeta(),
          pdfFiles(),
          serviceWorker(),
          precompress(),
          renderInDev(),
        ]),
  ],
  // What old versions of React had to be given; ours has it.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // The server puts a fresh nonce in place of this word in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: isSsrBuild ? forServer : forBrowsers,
  // The server bundle brings everything along: it is loaded from wherever WEB_ROOT is.
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  server: { proxy: { '/api': `http://localhost:${process.env.PORT || 3000}` } },
}))
