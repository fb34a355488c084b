import { formatDate } from '@portal/domain/platform/format'
import type { IsiKode } from '@portal/domain/platform/kode-mandiri/kode-mandiri'
import { IconAlertTriangle, IconBan, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import classes from '#okkp/publik/mandiri/mandiri.module.css'
import { jamText, kataPutusan, umurDaftarText } from '#okkp/publik/mandiri/putusan-text.ts'
import { type Keadaan, usePemeriksaan } from '#okkp/publik/mandiri/use-pemeriksaan.ts'
import page from '#okkp/publik/publik.module.css'
import { Icon } from '#platform/icon/Icon.tsx'
import { LoadingRows } from '#platform/ui/states/states.tsx'

const icons = {
  ok: IconCircleCheck,
  warn: IconAlertTriangle,
  bad: IconBan,
  info: IconInfoCircle,
  mute: IconInfoCircle,
}

interface HasilMandiriProps {
  kode: string
  /** Number that the registry names under the address of this code, if it has answered. */
  nomor: string | undefined
}

/** Result of the code itself, which needs no signal: signature, dates and the kept status list. */
export default function HasilMandiri({ kode, nomor }: HasilMandiriProps) {
  const keadaan = usePemeriksaan(kode)
  return (
    <section className={classes.bagian} aria-labelledby="hasil-mandiri">
      <h2 id="hasil-mandiri">Pemeriksaan kode di QR</h2>
      <div role="status">
        {keadaan ? <Hasil keadaan={keadaan} nomor={nomor} /> : <LoadingRows rows={3} />}
      </div>
    </section>
  )
}

function Hasil({ keadaan, nomor }: { keadaan: Keadaan; nomor: string | undefined }) {
  const { hasil, daftar, kini, penyegaran } = keadaan
  const { judul, isi, tone } = kataPutusan(hasil)
  const berbeda = nomor !== undefined && hasil.isi !== undefined && hasil.isi.nomor !== nomor
  return (
    <article className={page.hasil}>
      <header className={page.vonis} data-tone={berbeda ? 'bad' : tone}>
        <span className={page.vonisIcon}>
          <Icon of={icons[berbeda ? 'bad' : tone]} size={32} />
        </span>
        <div>
          <h3 className={page.vonisJudul}>{berbeda ? 'Kode dan alamat berbeda' : judul}</h3>
          <p>
            {berbeda
              ? 'Alamat dan kode pada QR ini menyebut izin yang berlainan. Jangan terima sertifikatnya.'
              : isi}
          </p>
        </div>
      </header>
      {hasil.isi && <Isi isi={hasil.isi} />}
      <div className={classes.catatan}>
        <p>{umurDaftarText(daftar, kini)}</p>
        {penyegaran?.selisihJam !== undefined && <p>{jamText(penyegaran.selisihJam)}</p>}
        {penyegaran?.daftarMundur && (
          <p>
            Portal mengirim daftar yang lebih lama. Perangkat menolaknya dan tetap memakai daftar yang ada.
          </p>
        )}
        {penyegaran && !penyegaran.tersambung && <p>Diperiksa tanpa sinyal, dengan data di perangkat ini.</p>}
      </div>
    </article>
  )
}

function Isi({ isi }: { isi: IsiKode }) {
  const rows = [
    ['Nomor', isi.nomor],
    ['Pemegang', isi.pemegang],
    ['Pangan', isi.produk],
    ['Kode wilayah', isi.wilayah === null ? '' : String(isi.wilayah)],
    ['Mulai berlaku', formatDate(isi.mulai)],
    ['Berlaku sampai', isi.akhir === null ? 'dicabut' : formatDate(isi.akhir)],
  ].filter(([, value]) => value !== '')
  return (
    <dl className={classes.isi}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
