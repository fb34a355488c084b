// Architecture rules on imports. docs/architecture.md explains them; tools/rules/check-dependencies.ts runs them.
const wings = '(akun|psat|okkp|pasar)'
const floor = '(packages/domain|apps/server|apps/web)'
const fastify = '^node_modules/(fastify|@fastify/|fastify-type-provider-zod)'
const testCode = '[.]test[.]tsx?$|^apps/server/src/testing/|[.]fixture[.]ts$'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'domain-is-pure',
    comment: 'Domain has no I/O: it may import itself and libraries that only compute.',
    severity: 'error',
    from: { path: '^packages/domain/src/', pathNot: testCode },
    to: { pathNot: '^packages/domain/src/|^node_modules/(zod|cborg|qrcode-generator)/' },
  },
  {
    name: 'web-never-imports-server',
    comment: 'Web → domain ← server.',
    severity: 'error',
    from: { path: '^apps/web/' },
    to: { path: '^apps/server/|^node_modules/(pg|kysely|fastify)/' },
  },
  {
    name: 'server-never-imports-web',
    comment: 'Web → domain ← server.',
    severity: 'error',
    from: { path: '^apps/server/' },
    to: { path: '^apps/web/' },
  },
  {
    name: 'simulator-stands-alone',
    comment: 'The simulator of OSS knows its interface alone: a mistake shared with the portal would hide.',
    severity: 'error',
    from: { path: '^apps/oss-simulator/', pathNot: testCode },
    to: { pathNot: '^apps/oss-simulator/', dependencyTypesNot: ['core'] },
  },
  {
    name: 'witness-stands-alone',
    comment: 'A witness checks the portal: it reads public files and has nothing of the server.',
    severity: 'error',
    from: { path: '^apps/log-saksi/', pathNot: testCode },
    to: {
      pathNot: '^apps/log-saksi/|^packages/domain/src/platform/transparansi/',
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'product-never-imports-the-simulator',
    comment: 'The portal knows OSS by its configuration.',
    severity: 'error',
    from: { path: '^(apps/(server|web)|packages)/', pathNot: testCode },
    to: { path: '^apps/oss-simulator/|oss-simulator' },
  },
  {
    name: 'platform-names-no-wing',
    comment: 'Wing → platform, never back.',
    severity: 'error',
    from: { path: `^${floor}/src/platform/`, pathNot: testCode },
    to: { path: `/src/(${wings}|routes)/` },
  },
  {
    name: 'wing-to-wing-through-index',
    comment: 'A wing shows the others only its index.ts.',
    severity: 'error',
    from: { path: `^${floor}/src/${wings}/` },
    to: { path: `^$1/src/${wings}/`, pathNot: '^$1/src/$2/|^$1/src/[^/]+/index[.]ts$' },
  },
  {
    name: 'server-reaches-wings-through-index',
    comment:
      'What joins the wings, and the commands, know their index.ts; fact tables are lined up one by one.',
    severity: 'error',
    from: { path: '^apps/server/src/([^/]+[.]ts$|commands/)', pathNot: testCode },
    to: { path: `^apps/server/src/${wings}/`, pathNot: '^apps/server/src/[^/]+/index[.]ts$|[.]fact[.]ts$' },
  },
  {
    name: 'wings-do-not-know-the-portal',
    comment: 'The portal of a floor joins what the wings say of themselves; only it knows them all.',
    severity: 'error',
    from: { path: `^(packages/domain|apps/web)/src/${wings}/`, pathNot: testCode },
    to: { path: '^$1/src/portal/' },
  },
  {
    name: 'platform-imports-no-portal',
    comment: 'The portal knows the wings: what the platform needs of them is handed in.',
    severity: 'error',
    from: { path: `^${floor}/src/platform/`, pathNot: testCode },
    to: { path: `^${floor}/src/portal(/|[.]ts$)` },
  },
  {
    name: 'routes-leave-sql-to-services',
    comment: 'Routes → service → repository.',
    severity: 'error',
    from: { path: '[.]routes[.]ts$' },
    to: { path: '[.]repository[.]ts$' },
  },
  {
    name: 'service-below-routes',
    comment: 'Routes → service → repository, never upwards.',
    severity: 'error',
    from: { path: '[.]service[.]ts$' },
    to: { path: '[.]routes[.]ts$' },
  },
  {
    name: 'repository-at-the-bottom',
    comment: 'Routes → service → repository, never upwards.',
    severity: 'error',
    from: { path: '[.]repository[.]ts$' },
    to: { path: '[.](routes|service)[.]ts$' },
  },
  {
    name: 'only-repositories-touch-sql',
    comment: 'Kysely and pg belong to repositories, platform/database, seeds and tests.',
    severity: 'error',
    from: {
      pathNot: `[.]repository[.]ts$|^apps/server/(src/platform/database|seeds)/|^tools/|^bench/|${testCode}`,
    },
    to: { path: '^node_modules/(kysely|pg)/' },
  },
  {
    name: 'only-routes-touch-fastify',
    comment:
      'Fastify runs in routes, app.ts, platform/http, benchmarks and tests; what registers or logs may know its types.',
    severity: 'error',
    from: { pathNot: `[.]routes[.]ts$|^apps/server/src/(app[.]ts|platform/http/)|^bench/|${testCode}` },
    to: { path: fastify, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'use-cases-know-no-fastify',
    comment: 'A service, repository or presenter does not even know the types of HTTP.',
    severity: 'error',
    from: { path: '[.](service|repository|presenter)[.]ts$' },
    to: { path: fastify },
  },
  {
    name: 'papers-on-demand',
    comment: 'What draws PDFs is read with the first of them: a server that draws none is 13 MB smaller.',
    severity: 'error',
    from: { path: '^apps/server/', pathNot: testCode },
    to: { path: '^node_modules/(pdfkit|fontkit)/', dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'product-never-imports-tests',
    comment: 'What runs in production does not lean on test code.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: testCode },
    to: { path: testCode },
  },
  {
    name: 'product-never-imports-bench',
    comment: 'What is measured does not lean on what measures it.',
    severity: 'error',
    from: { path: '^(apps|packages)/' },
    to: { path: '^bench/' },
  },
  {
    name: 'no-cycles',
    comment: 'A cycle has no beginning to read from; one of types neither.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'resolvable',
    comment: 'The imported file does not exist, or the rules cannot see it.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:|[?]' },
  },
]

export default {
  forbidden,
  options: {
    // TypeScript 7 has no JavaScript API. Without swc, dependency-cruiser reads no file and reports no violation.
    parser: 'swc',
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|[.]css$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
