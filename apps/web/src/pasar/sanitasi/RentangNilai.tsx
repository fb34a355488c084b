import classes from './rentang.module.css'

interface RentangNilaiProps {
  nilai: number
  /** Names the three ranges below the scale. */
  bernama?: boolean
}

/** Scale of the three ratings with the score. The words stand beside it, so screen readers skip it. */
export function RentangNilai({ nilai, bernama = false }: RentangNilaiProps) {
  return (
    <div>
      <svg className={classes.rentang} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect x="0" width="59.5" y="2" height="4" data-tone="bad" />
        <rect x="60.5" width="19" y="2" height="4" data-tone="warn" />
        <rect x="80.5" width="19.5" y="2" height="4" data-tone="ok" />
        <rect
          className={classes.jarum}
          x={Math.min(Math.max(nilai, 0.6), 99.4) - 0.6}
          width="1.2"
          height="8"
        />
      </svg>
      {bernama && (
        <p className={classes.nama} aria-hidden="true">
          <span>Kurang &lt;60</span>
          <span>Cukup</span>
          <span>Baik &gt;80</span>
        </p>
      )}
    </div>
  )
}
