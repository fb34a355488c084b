const wanted = [
  /^(LICENSE|DATA-LICENSES\.md|package-lock\.json)$/,
  /^deploy\//,
  /^docs\/(operations|configuration)(\.md$|\/)/,
  /^deploy\//,
  /^apps\/server\/(package\.json|src\/|migrations\/|seeds\/)/,
  /^apps\/log-saksi\/(package\.json|src\/)/,
  /^packages\/domain\/(package\.json|src\/|spec\/)/,
]
const onlyForTests = /\.test\.ts$|\.fixture\.ts$|\.snapshot\.txt$|\/testing\//

/** Returns the tracked files that a production server needs. */
export const releaseFiles = (tracked: readonly string[]): string[] =>
  tracked.filter((file) => wanted.some((pattern) => pattern.test(file)) && !onlyForTests.test(file))

interface Manifest {
  version: string
  scripts: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
  [field: string]: unknown
}

/** Checks for a command that an operator runs on the server, such as `npm run doctor`. */
const isForOperators = (command: string) => /^node apps\/(?:server\/src\/commands|log-saksi)\//.test(command)

/** Returns the manifest of a release: the start without a build, the one-off commands, and the pinned Node. */
export function releaseManifest(
  { name, version, license, scripts, devDependencies, allowScripts }: Manifest,
  flags: readonly string[],
) {
  return {
    name,
    version,
    private: true,
    type: 'module',
    license,
    workspaces: ['packages/domain', 'apps/server', 'apps/log-saksi'],
    scripts: {
      start: `node ${flags.join(' ')} apps/server/src/main.ts`,
      ...Object.fromEntries(Object.entries(scripts).filter(([, command]) => isForOperators(command))),
    },
    dependencies: { node: devDependencies.node },
    allowScripts: Object.fromEntries(
      Object.entries(allowScripts).filter(([script]) => !['lefthook', '@swc/core'].includes(script)),
    ),
  }
}
