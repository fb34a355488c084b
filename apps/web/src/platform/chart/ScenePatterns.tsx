import type { Scene } from '#platform/chart/scene/scene.ts'

/** Lines in a square of eight, by colour: what tells them apart where nothing has a colour. The first stays plain. */
const textures: Record<number, string> = {
  2: 'M0 4h8',
  3: 'M4 0v8',
  4: 'M-2 2l4 -4M0 8l8 -8M6 10l4 -4',
  5: 'M0 4h8M4 0v8',
  6: 'M-2 6l4 4M0 0l8 8M6 -2l4 4',
  7: 'M4 3.2v1.6',
  8: 'M0 2h8M0 6h8',
}

/** Hatches that the scene asks for, and a texture for each of its colours, shown on paper alone. */
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
