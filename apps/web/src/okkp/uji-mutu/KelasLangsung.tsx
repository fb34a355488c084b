import {
  type AturanMutu,
  decideKelas,
  type JenisBeras,
  kelasMutuLabels,
  type UkuranMutu,
} from '@portal/domain/okkp/uji-mutu/kelas-mutu'
import { ukuranLabels } from '@portal/domain/okkp/uji-mutu/uji-mutu.schema'
import { KelasMutuBadge } from '#okkp/uji-mutu/KelasMutuBadge.tsx'
import classes from '#okkp/uji-mutu/uji-mutu.module.css'

interface KelasLangsungProps {
  aturan: readonly AturanMutu[]
  beras: JenisBeras
  ukuran: UkuranMutu
}

export function KelasLangsung({ aturan, beras, ukuran }: KelasLangsungProps) {
  const { kelas, kurang, alasan } = decideKelas(aturan, beras, ukuran)
  const missing = kurang.map((kunci) => ukuranLabels[kunci].toLowerCase()).join(', ')
  return (
    <div className={classes.live} role="status" aria-label="Kelas menurut hasil ukur">
      {kelas === undefined ? (
        <p>Isi hasil ukur; kelasnya muncul di sini.</p>
      ) : (
        <>
          <p className={classes.verdict}>
            <span>{kurang.length > 0 ? 'Paling tinggi' : 'Kelas'}</span> <KelasMutuBadge kelas={kelas} />
            {kurang.length > 0 && (
              <span className="visually-hidden">{kelasMutuLabels[kelas]} bila sisanya memenuhi</span>
            )}
          </p>
          <p>{alasan}.</p>
        </>
      )}
      {kelas !== undefined && missing && <p className={classes.quiet}>Belum diisi: {missing}.</p>}
    </div>
  )
}
