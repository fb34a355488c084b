import classes from '#platform/lembar/lembar.module.css'
import { Mark } from '#platform/ui/mark/Mark.tsx'

interface KopProps {
  kantor: string
  nomor: string
  tanggal: string
}

/** Letterhead of a printed sheet, with the same words as the PDF documents. */
export function Kop({ kantor, nomor, tanggal }: KopProps) {
  return (
    <div className={classes.kop}>
      <Mark size={44} />
      <p>
        <b>Portal Pangan Segar</b>
        <span>Otoritas keamanan pangan segar</span>
        <strong>{kantor}</strong>
      </p>
      <dl>
        <div>
          <dt>Nomor</dt>
          <dd>{nomor}</dd>
        </div>
        <div>
          <dt>Tanggal</dt>
          <dd>{tanggal}</dd>
        </div>
      </dl>
    </div>
  )
}
