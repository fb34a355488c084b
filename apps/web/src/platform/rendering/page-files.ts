import type { BuiltFile } from '@portal/domain/platform/rendered-page'

type Manifest = Readonly<Record<string, BuiltFile>>

export interface PageFiles {
  scripts: string[]
  styles: string[]
}

const page = 'index.html'

function withImports(name: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const imported of manifest[name]?.imports ?? []) withImports(imported, manifest, found)
  return found
}

/** Returns the manifest name of a route's component, which the router plugin splits into its own file. */
function sourceOf(routeId: string): string {
  return `src/routes${routeId}${routeId.endsWith('/') ? 'index' : ''}.tsx?tsr-split=component`
}

/** Returns the files of a screen that the empty page does not already load, for preloading. */
export function pageFilesOf(manifest: Manifest): (routeId: string) => PageFiles {
  const delivered = withImports(page, manifest)
  const known = new Map<string, PageFiles>()
  return (routeId) => {
    const before = known.get(routeId)
    if (before) return before
    const parts = [...withImports(sourceOf(routeId), manifest)].filter((name) => !delivered.has(name))
    const built = parts.flatMap((name) => manifest[name] ?? [])
    const files = {
      scripts: built.map(({ file }) => `/${file}`),
      styles: [...new Set(built.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    }
    known.set(routeId, files)
    return files
  }
}
