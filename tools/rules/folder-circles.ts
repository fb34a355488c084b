export interface Import {
  from: string
  to: string
}

const home = /^((apps\/(server|web)|packages\/domain)\/src|bench)\//

type Graph = Map<string, Set<string>>

/**
 * Returns the common folder of two files and the subfolder of each. A file directly in the common folder is its entry
 * point and has no subfolder.
 */
function partingOf({ from, to }: Import): { above: string; here: string; there: string } | undefined {
  const root = home.exec(from)?.[0]
  if (root === undefined || !to.startsWith(root)) return undefined
  const [here, there] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)]
  const depth = here.findIndex((folder, index) => folder !== there[index])
  const [ours, theirs] = [here[depth], there[depth]]
  if (ours === undefined || theirs === undefined) return undefined
  return { above: here.slice(0, depth).join('/'), here: ours, there: theirs }
}

function graphs(imports: readonly Import[]): Map<string, Graph> {
  const all = new Map<string, Graph>()
  for (const parting of imports.map(partingOf)) {
    if (!parting) continue
    const { above, here, there } = parting
    const graph: Graph = all.get(above) ?? new Map()
    all.set(above, graph.set(here, (graph.get(here) ?? new Set()).add(there)))
  }
  return all
}

function reachable(graph: Graph, start: string): Set<string> {
  const seen = new Set<string>()
  const waiting = [start]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const folder of graph.get(next) ?? []) {
      if (seen.has(folder)) continue
      seen.add(folder)
      waiting.push(folder)
    }
  }
  return seen
}

/** Returns sibling folders, at any depth, that import each other. Each cycle appears once, as `above: a, b, c`. */
export function folderCircles(imports: readonly Import[]): string[] {
  const circles = [...graphs(imports)].flatMap(([above, graph]) => {
    const reach = new Map([...graph.keys()].map((folder) => [folder, reachable(graph, folder)]))
    const together = (folder: string) =>
      [...reach.keys()].filter((other) => reach.get(folder)?.has(other) && reach.get(other)?.has(folder))
    return [...reach.keys()]
      .filter((folder) => reach.get(folder)?.has(folder))
      .map((folder) => `${above}: ${together(folder).toSorted().join(', ')}`)
  })
  return [...new Set(circles)].toSorted()
}
