/** The logo of the portal: two leaves that form a tick. */
export function Mark({ size = 30, inverse = false }: { size?: number; inverse?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M13.6 28C7.9 26.9 4 21.9 4.2 15c6.2.9 10.2 5.9 9.4 13Z" fill="var(--kunyit-4)" />
      <path
        d="M13.6 28C11.2 17.2 17 6.6 28.2 4c1.5 11.9-3.9 21.9-14.6 24Z"
        fill={inverse ? 'var(--daun-3)' : 'var(--brand)'}
      />
      <path
        d="M14.6 25.4c2.2-6 5.2-11.1 9.4-15.6"
        stroke={inverse ? 'var(--hero)' : 'var(--card)'}
        strokeWidth="1.5"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}
