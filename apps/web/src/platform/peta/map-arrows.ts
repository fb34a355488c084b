import type { Spot } from '#platform/peta/map-shape.ts'

const directions: Record<string, Spot> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}

interface Place {
  id: number
  centre: Spot
}

/**
 * Returns the region that a key moves to: the nearest neighbour in that direction; Home and End go to the first and
 * last.
 */
export function placeAfter(places: readonly Place[], from: number, key: string): number | undefined {
  if (key === 'Home') return places[0]?.id
  if (key === 'End') return places.at(-1)?.id
  const way = directions[key]
  const start = places.find(({ id }) => id === from)
  if (!way || !start) return undefined
  let best: { id: number; cost: number } | undefined
  for (const { id, centre } of places) {
    const [dx, dy] = [centre.x - start.centre.x, centre.y - start.centre.y]
    const ahead = dx * way.x + dy * way.y
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x)
    // Candidates lie within 45° of the direction. Sideways distance counts double, so regions straight ahead win.
    if (id === from || ahead <= 0 || aside > ahead) continue
    const cost = ahead + 2 * aside
    if (!best || cost < best.cost) best = { id, cost }
  }
  return best?.id
}
