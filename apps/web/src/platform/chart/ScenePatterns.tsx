import type { Scene } from '#platform/chart/scene/scene.ts'

/**
 * Line patterns in a square of 8 × 8 per colour number. They distinguish the series in black-and-white print. Colour 1
 * has none.
 */
const textures: Record<number, string> = {
  2: 'M0 4h8',
  3: 'M4 0v8',
  4: 'M-2 2l4 -4M0 8l8 -8M6 10l4 -4',
  5: 'M0 4h8M4 0v8',
  6: 'M-2 6l4 4M0 0l8 8M6 -2l4 4',
  7: 'M4 3.2v1.6',
  8: 'M0 2h8M0 6h8',
}

/** Defines the hatches of the scene, and a texture for each of its colours that only print shows. */
export function ScenePatterns({ scene, id }: { scene: Scene; id: string }) {
  const used = [...new Set(scene.shapes.flatMap(({ texture }) => texture ?? []))]
  const hatched = [...new Set(scene.shapes.flatMap(({ texture, hatch }) => (hatch && texture) || []))]
  return (
    <defs>
      {hatched.map((n) => (
        <pattern
          key={n}
          id={`${id}-arsir-${n}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" fill={`var(--viz-${n})`} />
          <line x1="0" x2="0" y1="0" y2="6" stroke="var(--card)" strokeWidth="2.4" />
        </pattern>
      ))}
      {used.map((n) => (
        <pattern
          key={n}
          id={`${id}-kertas-${n}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          data-paper=""
        >
          <path d={textures[n] ?? ''} stroke="var(--card)" strokeWidth="1.6" fill="none" />
        </pattern>
      ))}
    </defs>
  )
}
