import { buildWeb, webIsFresh } from './build-web.ts'
import { startSimulator } from './oss-simulator.ts'

try {
  if (!webIsFresh()) {
    console.log('› Building the web app …')
    const begun = Date.now()
    buildWeb()
    console.log(`› Built the web app in ${((Date.now() - begun) / 1000).toFixed(1)} s.`)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

await startSimulator()

// From here on the server itself handles signals, database and everything else.
await import(new URL('../apps/server/src/main.ts', import.meta.url).href)
