import type { Plugin } from 'vite'

const update =
  /(\w+)RouteImport\.update\(\{\s*id: '([^']+)',\s*path: '\2',\s*getParentRoute: \(\) => rootRouteImport,\s*\} as any\)/g
const children = /^(const \w+Children): \w+ = \{([^}]*)\}/gm

/**
 * The tree of routes is part of every first load, and as it is generated each route brings its name as the key of an
 * object, which no minifier may shorten. The router takes a list as well; types are not touched, since they are gone by then.
 */
export function compactTree(code: string): string {
  const listed = code.replace(children, (_, name: string, body: string) => {
    const values = [...body.matchAll(/\w+:\s+(\w+)/g)].map(([, value]) => value)
    return `${name}: any = [${values.join(', ')}]`
  })
  const short = listed.replace(update, "place($1RouteImport, '$2')")
  return `${short}
function place(route: any, path: string): any {
  return route.update({ id: path, path, getParentRoute: () => rootRouteImport })
}
`
}

export function compactRoutes(): Plugin {
  return {
    name: 'portal-compact-routes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/routeTree\.gen\.ts$/ },
      handler: (code) => ({ code: compactTree(code), map: null }),
    },
  }
}
