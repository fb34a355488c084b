// `node tools/begin.cjs <start|dev|test>`: the first file of all, so that an old Node can say that it is too old.
const version = require('./node-version.cjs')

if (version.isTooOld(process.versions.node)) {
  console.error(
    'Node ' +
      process.versions.node +
      ' is too old. The portal needs Node ' +
      version.least +
      ' or newer: https://nodejs.org/',
  )
  process.exit(1)
}

/** @type {Record<string, () => Promise<unknown>>} */
const programs = {
  start: () => import('./start.mjs'),
  dev: () => import('./dev.mjs'),
  test: () => import('./test.mjs'),
}
const begin = programs[String(process.argv.splice(2, 1)[0])]
if (begin) begin()
else {
  console.error('Usage: node tools/begin.cjs <start|dev|test>')
  process.exit(1)
}
