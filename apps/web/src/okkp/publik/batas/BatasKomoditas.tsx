import type { BatasPublik } from '@portal/domain/okkp/batas/batas-publik.schema'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { IconInfoCircle } from '@tabler/icons-react'
import classes from '#okkp/publik/batas/batas-publik.module.css'
import { useBatasOf } from '#okkp/publik/batas/use-batas-publik.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

const address = '/okkp/batas-cemaran'

type Baris = BatasPublik['batas'][number]

// The labels repeat the contract, because an import of the contract would load Zod. The type keeps both consistent.
const jenisLabels: Record<Baris['jenis_parameter'], string> = {
  aflatoksin: 'Aflatoksin dan mikotoksin lain',
  logam_berat: 'Logam berat',
  mikroba: 'Mikroba',
  pestisida: 'Residu pestisida',
  bahan_berbahaya: 'Bahan berbahaya',
  lainnya: 'Lainnya',
}
const caraLabels: Record<NonNullable<Baris['cara']>, string> = {
  jenis: 'disebut sendiri',
  kelompok: 'lewat kelompok',
  subkelompok: 'lewat sub kelompok',
  semua: 'untuk semua pangan',
  bawaan: 'batas umum',
}

interface BatasKomoditasProps {
  komoditas: number
  parameter: string | undefined
  kata: string | undefined
}

/** All limits of one food by kind of test, each with the term of the regulation that applies. */
export function BatasKomoditas({ komoditas, parameter, kata }: BatasKomoditasProps) {
  const { data, error, retry } = useBatasOf(komoditas, parameter)
  if (error) return <ErrorState title="Batasnya belum dapat dibaca" error={error} onRetry={retry} />
  if (!data) return <LoadingRows rows={6} />
  const { batas, umum, dipetakan, komoditas: yang } = data.data
  return (
    <section className={classes.hasil} aria-labelledby="nama-pangan">
      <div className={classes.hasilTop}>
        <div>
          <h2 id="nama-pangan">{yang.nama}</h2>
          <p>
            {dipetakan
              ? `${formatNumber(batas.length)} batas dan larangan berlaku${yang.pangan && yang.pangan !== yang.nama ? `, sebagai ${yang.pangan}` : ''}.`
              : 'Pangan ini belum masuk klasifikasi, jadi hanya aturan untuk semua pangan yang dapat ditunjukkan.'}
          </p>
        </div>
        {kata && (
          <AppLink to={address} search={{ kata }} className={buttons.button} data-kind="plain" data-size="md">
            Pilih pangan lain
          </AppLink>
        )}
      </div>
      {dipetakan && (
        <form action={address} className={classes.saring}>
          {kata && <input type="hidden" name="kata" value={kata} />}
          <input type="hidden" name="komoditas" value={komoditas} />
          <label htmlFor="parameter">Cari parameter</label>
          <input
            id="parameter"
            type="search"
            name="parameter"
            defaultValue={parameter}
            placeholder="Mis. karbofuran"
            maxLength={100}
          />
          <button type="submit" className={buttons.button} data-kind="plain" data-size="md">
            Tampilkan
          </button>
        </form>
      )}
      {umum && (
        <p className={classes.umum}>
          <Icon of={IconInfoCircle} />
          <span>
            Pestisida yang tidak tercantum di bawah: <b>{umum.teks}</b> ({umum.regulasi}).
          </span>
        </p>
      )}
      {dipetakan && batas.length === 0 && (
        <EmptyState
          icon={IconInfoCircle}
          title="Tidak ada parameter dengan nama itu"
          text="Coba kata lain, atau kosongkan pencarian."
        />
      )}
      {Object.entries(Object.groupBy(batas, ({ jenis_parameter }) => jenis_parameter)).map(
        ([jenis, rows = []]) => (
          <TabelBatas key={jenis} judul={jenisLabels[jenis as Baris['jenis_parameter']]} rows={rows} />
        ),
      )}
    </section>
  )
}

const Dilarang = () => (
  <>
    <b>Dilarang</b>
    <small>Tidak boleh terdeteksi</small>
  </>
)

function TabelBatas({ judul, rows }: { judul: string; rows: readonly Baris[] }) {
  return (
    <table className={classes.tabel}>
      <caption>{judul}</caption>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">Batas</th>
          <th scope="col">Dasarnya</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.parameter}>
            <th scope="row">{row.parameter}</th>
            <td>
              {row.dilarang ? <Dilarang /> : row.teks}
              {row.penyesuaian_sampai && (
                <small>Masa penyesuaian sampai {formatDate(row.penyesuaian_sampai)}</small>
              )}
            </td>
            <td>
              {row.cara ? `${row.regulasi}, ${caraLabels[row.cara]}` : 'Belum pasti'}
              {row.cara && row.cara !== 'jenis' && row.cara !== 'semua' && <small>{row.pangan}</small>}
              {row.metode && <small>{row.metode}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
