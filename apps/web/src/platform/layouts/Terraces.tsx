interface Terrace {
  /** Height of the terrace's edge at the left and right, in a viewBox of 1440 × 560. */
  left: number
  right: number
  fill: string
  edge?: string
}

const terraces: readonly Terrace[] = [
  { left: 520, right: 150, fill: '#0D3B27' },
  { left: 540, right: 224, fill: '#0F4730' },
  { left: 552, right: 292, fill: '#115439' },
  { left: 562, right: 352, fill: '#136142', edge: '#F6BA55' },
  { left: 574, right: 410, fill: '#186E4C' },
  { left: 588, right: 462, fill: '#217C58' },
  { left: 604, right: 512, fill: '#2F8A66' },
]

function edgeOf({ left, right }: Terrace, offset = 0): string {
  const a = left + offset
  const b = right + offset
  const rise = a - b
  return `M0 ${a} C 380 ${a - rise * 0.04} 760 ${a - rise * 0.22} 1040 ${a - rise * 0.5} S 1360 ${b + rise * 0.08} 1440 ${b}`
}

export function Terraces({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1440 560" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      {terraces.map((terrace) => (
        <g key={terrace.fill} fill="none">
          <path d={`${edgeOf(terrace)} V560 H0 Z`} fill={terrace.fill} />
          <path
            d={edgeOf(terrace)}
            stroke={terrace.edge ?? '#B8E8CD'}
            strokeOpacity={terrace.edge ? 0.75 : 0.28}
            strokeWidth={terrace.edge ? 2 : 1.4}
          />
          {[14, 28, 42].map((offset) => (
            <path key={offset} d={edgeOf(terrace, offset)} stroke="#B8E8CD" strokeOpacity={0.09} />
          ))}
        </g>
      ))}
    </svg>
  )
}
