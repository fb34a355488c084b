import type {
  PemeriksaanTandaTangan,
  TandaTangan,
} from '@portal/domain/platform/tanda-tangan/tanda-tangan.contract'
import {
  type Icon as Glyph,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconWritingOff,
} from '@tabler/icons-react'
import publik from '#okkp/publik/publik.module.css'
import { Keberlakuan, LaporkanLink } from '#okkp/publik/tanda-tangan/Keberlakuan.tsx'
import { faktaOf, kesimpulanOf, nomorOf } from '#okkp/publik/tanda-tangan/pemeriksaan.ts'
import classes from '#okkp/publik/tanda-tangan/tanda-tangan.module.css'
import { Icon } from '#platform/icon/Icon.tsx'

const icons: Record<PemeriksaanTandaTangan['vonis'], Glyph> = {
  sah: IconCircleCheck,
  tidak_dikenal: IconAlertTriangle,
  tidak_sah: IconCircleX,
  tanpa: IconWritingOff,
}

/** Shows the verdict first, then each signature with its findings. */
export default function HasilTandaTangan({ hasil }: { hasil: PemeriksaanTandaTangan }) {
  const { judul, isi, tone } = kesimpulanOf(hasil)
  const VonisIcon = icons[hasil.vonis]
  const nomor = nomorOf(hasil)
  return (
    <article className={publik.hasil}>
      <header className={publik.vonis} data-tone={tone}>
        <span className={publik.vonisIcon}>
          <Icon of={VonisIcon} size={32} />
        </span>
        <div>
          <h3 className={publik.vonisJudul}>{judul}</h3>
          <p>{isi}</p>
          {tone !== 'ok' && <LaporkanLink />}
        </div>
      </header>
      {nomor && <Keberlakuan nomor={nomor} />}
      {hasil.tanda_tangan.map((one, index) => (
        <Satu
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand in the order of the document and never move
          key={index}
          tandaTangan={one}
          judul={hasil.tanda_tangan.length > 1 ? `Tanda tangan ${index + 1}` : undefined}
        />
      ))}
    </article>
  )
}

function Satu({ tandaTangan, judul }: { tandaTangan: TandaTangan; judul: string | undefined }) {
  // The source of the time already appears next to the time.
  const temuan = tandaTangan.temuan.filter(({ kode }) => kode !== 'waktu_pengakuan')
  return (
    <div className={classes.satu}>
      {judul && <h4>{judul}</h4>}
      <dl className={publik.fakta}>
        {faktaOf(tandaTangan).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {temuan.length > 0 && (
        <ul className={classes.temuan}>
          {temuan.map(({ kode, bobot, isi }) => (
            <li key={kode} data-bobot={bobot}>
              {isi}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
