import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig } from 'vite'
import { dropNonceMeta } from './build/drop-nonce-meta.ts'
import { inlineFirstPaint } from './build/inline-first-paint.ts'
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

const fileNames = 'assets/[name]-[hash]'

const libraryOf = (id: string) =>
  /node_modules\/@?([\w-]+(?:\/[\w-]+)?)/.exec(id)?.[1]?.replace('/', '-') ?? 'pustaka'

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
        // Shared modules go where the bundler puts them, with four exceptions: what every page starts with is one file,
        // and so are each library, the record kit and common icons, which screens would otherwise fetch in dozens of pieces.
        includeDependenciesRecursively: false,
        groups: [
          { name: 'awal', tags: ['$initial'], priority: 2 },
          { name: libraryOf, test: /node_modules\/(?!@tabler)/, minShareCount: 2, priority: 1 },
          { name: 'record', test: /src\/platform\/record\//, minShareCount: 2, priority: 1 },
          // An icon that many screens draw is too small for a file of its own.
          { name: 'ikon', test: /node_modules\/@tabler\//, minShareCount: 8, priority: 1 },
        ],
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
    react(),
    mapFiles(),
    ...(isSsrBuild
      ? [onlyRendered()]
      : [
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
