export interface Import {
  from: string
  to: string
}

const place = /^(?<wing>(?:apps\/(?:server|web)|packages\/domain)\/src\/[^/]+)\/(?<folder>[^/]+)\//

/** Files at the root of a wing, its door above all, are where its folders meet; they are in no circle. */
function folderOf(path: string): { wing: string; folder: string } | undefined {
  const { wing, folder } = place.exec(path)?.groups ?? {}
  return wing === undefined || folder === undefined ? undefined : { wing, folder }
}

type Graph = Map<string, Set<string>>

function graphs(imports: readonly Import[]): Map<string, Graph> {
  const wings = new Map<string, Graph>()
  for (const { from, to } of imports) {
    const [here, there] = [folderOf(from), folderOf(to)]
    if (!here || !there || here.wing !== there.wing || here.folder === there.folder) continue
    const graph: Graph = wings.get(here.wing) ?? new Map()
    wings.set(here.wing, graph.set(here.folder, (graph.get(here.folder) ?? new Set()).add(there.folder)))
  }
  return wings
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

/** Folders of one wing that lean on each other, each circle once: `wing: a, b, c`. */
export function folderCircles(imports: readonly Import[]): string[] {
  const circles = [...graphs(imports)].flatMap(([wing, graph]) => {
    const reach = new Map([...graph.keys()].map((folder) => [folder, reachable(graph, folder)]))
    const together = (folder: string) =>
      [...reach.keys()].filter((other) => reach.get(folder)?.has(other) && reach.get(other)?.has(folder))
    return [...reach.keys()]
      .filter((folder) => reach.get(folder)?.has(folder))
      .map((folder) => `${wing}: ${together(folder).toSorted().join(', ')}`)
  })
  return [...new Set(circles)].toSorted()
}
