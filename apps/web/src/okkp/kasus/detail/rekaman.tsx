import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { tabelLangkah } from '@portal/domain/okkp/kasus/kasus.table'
import { formatDate, formatDateTime } from '@portal/domain/platform/format'
import { joined } from '#okkp/kasus/detail/joined.ts'
import { tindakanText } from '#okkp/kasus/detail/tindakan-text.ts'
import classes from '#okkp/kasus/kasus.module.css'
import { usulanText } from '#okkp/kasus/usulan-text.ts'
import { OpenStoredButton } from '#platform/files/OpenStoredButton.tsx'
import { Section } from '#platform/page/Section.tsx'
import { Tag } from '#platform/ui/mark/StatusBadge.tsx'

interface OfKasus {
  kasus: RincianKasus
}

const keadaanLabels: Record<RincianKasus['permintaan'][number]['keadaan'], string> = {
  menunggu: 'Menunggu jawaban',
  diterima: 'Diterima',
  ditolak: 'Ditolak',
  dijawab: 'Hasil sudah ada',
  diganti: 'Diganti permintaan baru',
  dibatalkan: 'Dibatalkan',
}

export function PermintaanSection({ kasus: { permintaan } }: OfKasus) {
  if (permintaan.length === 0) return null
  return (
    <Section title="Permintaan uji">
      <ul className={classes.records}>
        {permintaan.map((one) => (
          <li key={one.id}>
            <div className={classes.marks}>
              <h3>{one.laboratorium}</h3>
              <Tag>{keadaanLabels[one.keadaan]}</Tag>
            </div>
            <small>
              Diminta {formatDate(one.diminta)}
              {one.peminta && ` oleh ${one.peminta}`}; hasil paling lambat {formatDate(one.batas)}
              {one.terlambat && <span className={classes.late}>, sudah lewat</span>}.
            </small>
            {one.catatan && <p>{one.catatan}</p>}
            {one.dijawab && (
              <small>
                {one.keadaan === 'dibatalkan' ? 'Dibatalkan' : 'Dijawab'} {formatDateTime(one.dijawab)}
                {one.penjawab && ` oleh ${one.penjawab}`}
                {one.perkiraan && `; perkiraan hasil ${formatDate(one.perkiraan)}`}.
              </small>
            )}
            {one.alasan && <p>Alasan: {one.alasan}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Goods secured, supplier, visit and guidance, with their evidence. */
export function TindakanSection({ kasus: { tindakan } }: OfKasus) {
  if (tindakan.length === 0) return null
  return (
    <Section title="Yang sudah dilakukan">
      <ul className={classes.records}>
        {tindakan.map((one) => (
          <li key={one.id}>
            <h3>{tindakanText(one)}</h3>
            <small>{joined(tabelLangkah[one.langkah].label, formatDate(one.tanggal), one.oleh)}</small>
            {one.catatan && <p>{one.catatan}</p>}
            {one.bukti && <OpenStoredButton path={one.bukti}>Lihat bukti</OpenStoredButton>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Kios = RincianKasus['kios_pemasok'][number]
/** Markets that stand on the page at once. The others open on request. */
const pasarTampak = 4

/** Stalls that the same supplier serves, one line per market. */
export function PemasokSection({ kasus: { kios_pemasok } }: OfKasus) {
  const markets = [...Map.groupBy(kios_pemasok, (kios) => `${kios.pasar_id} ${kios.pemasok_id}`).values()]
  const rest = markets.slice(pasarTampak)
  if (markets.length === 0) return null
  return (
    <Section title="Kios lain dengan pemasok yang sama" text="Periksa juga barang di kios-kios ini.">
      <DaftarPasar markets={markets.slice(0, pasarTampak)} />
      {rest.length > 0 && (
        <details className={classes.fold}>
          <summary>{rest.length} pasar lain</summary>
          <DaftarPasar markets={rest} />
        </details>
      )}
    </Section>
  )
}

function DaftarPasar({ markets }: { markets: Kios[][] }) {
  return (
    <ul className={classes.records}>
      {markets.map((stalls) => {
        const [first] = stalls
        if (!first) return null
        const { pasar, pasar_id, kota, pemasok, pemasok_id } = first
        const goods = [...new Set(stalls.flatMap(({ komoditas }) => komoditas ?? []))].join(', ')
        const numbers = [...new Set(stalls.map(({ nomor_kios }) => nomor_kios))].join(', ')
        return (
          <li key={`${pasar_id} ${pemasok_id}`}>
            <h3>
              {pasar}, kios {numbers}
            </h3>
            <small>{joined(kota, goods, `pemasok ${pemasok}`)}</small>
          </li>
        )
      })}
    </ul>
  )
}

const putusanUsulan = {
  menunggu: 'Menunggu orang kedua',
  setuju: 'Disetujui',
  tolak: 'Ditolak',
  gugur: 'Gugur',
  ditarik: 'Ditarik',
} as const

const sebutan = { setuju: 'Diperiksa', tolak: 'Diperiksa', gugur: 'Gugur', ditarik: 'Ditarik' } as const

export function UsulanSection({ kasus: { usulan } }: OfKasus) {
  if (usulan.length === 0) return null
  return (
    <Section title="Usulan">
      <ul className={classes.records}>
        {usulan.map((one) => (
          <li key={one.id}>
            <div className={classes.marks}>
              <h3>{usulanText(one.langkah)}</h3>
              <Tag>{putusanUsulan[one.keadaan]}</Tag>
            </div>
            <p>{one.alasan}</p>
            <small>
              Diusulkan {joined(one.pengusul, formatDateTime(one.diusulkan))}.{' '}
              {one.keadaan === 'menunggu'
                ? `Diperiksa orang lain dari ${one.pemeriksa_kantor}.`
                : one.diperiksa &&
                  `${sebutan[one.keadaan]} ${joined(one.pemeriksa, formatDateTime(one.diperiksa), one.catatan)}.`}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
