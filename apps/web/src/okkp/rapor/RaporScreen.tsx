import { Button } from '@mantine/core'
import type { registrasiByProvinsi } from '@portal/domain/okkp/dasbor/dasbor.contract'
import type {
  layananLabByProvinsi,
  tindakLanjutByProvinsi,
  ujiLabByProvinsi,
} from '@portal/domain/okkp/dasbor/dasbor-uji.contract'
import type { persentaseDokumenCall } from '@portal/domain/pasar/dasbor/dasbor.contract'
import type { Result } from '@portal/domain/platform/contract'
import { dayInJakarta, formatDate } from '@portal/domain/platform/format'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { IconPrinter } from '@tabler/icons-react'
import classes from '#okkp/rapor/rapor.module.css'
import { type Nilai, raporOf } from '#okkp/rapor/rapor.ts'
import { question } from '#platform/api/question.ts'
import filters from '#platform/dasbor/dasbor.module.css'
import { PilihanDasbor } from '#platform/dasbor/PilihanDasbor.tsx'
import { pilihanTahun } from '#platform/dasbor/periode.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { useRead } from '#platform/light/use-read.ts'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { useAnySearchChange } from '#platform/routing/use-search-change.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { useProvinsi } from '#platform/wilayah/use-wilayah.ts'

const base = '/api/okkp/dashboard'

function useAngka(provinsi: number | undefined, tahun: number) {
  const asked = <T,>(of: T) => (provinsi === undefined ? undefined : of)
  const dokumen = (query: object) =>
    question<typeof persentaseDokumenCall>('/api/pasar-pangan/dashboard/profil/persentase_dokumen', {
      query: { ...query, isPublic: 'true' },
    })
  const registrasi = useRead(
    asked(
      question<typeof registrasiByProvinsi>(`${base}/registrasi_by_provinsi`, {
        query: { unit_usaha: 'true' },
      }),
    ),
  )
  const lab = useRead(
    asked(
      question<typeof ujiLabByProvinsi>(`${base}/statistik_uji_lab/by_provinsi`, { query: { year: tahun } }),
    ),
  )
  const layanan = useRead(
    asked(
      question<typeof layananLabByProvinsi>(`${base}/layanan_lab/by_provinsi`, { query: { year: tahun } }),
    ),
  )
  const tindakLanjut = useRead(
    asked(
      question<typeof tindakLanjutByProvinsi>(`${base}/tindak_lanjut/by_provinsi`, {
        query: { year: tahun },
      }),
    ),
  )
  const pasar = useRead(asked(dokumen({ provinsi_id: provinsi })))
  const semua = useRead(asked(dokumen({})))
  const error = [registrasi, lab, layanan, tindakLanjut, pasar, semua].find((one) => one.error)
  const [r, l, w, t, p, s] = [
    registrasi.data,
    lab.data,
    layanan.data,
    tindakLanjut.data,
    pasar.data,
    semua.data,
  ] as const
  return {
    error,
    angka:
      r && l && w && t && p && s
        ? {
            registrasi: r.data,
            lab: l.data,
            layanan: w.data,
            tindakLanjut: t.data,
            pasar: { provinsi: kelengkapan(p.data), nasional: kelengkapan(s.data) },
          }
        : undefined,
  }
}

const kelengkapan = ({ persentase_total, total_profil }: Result<typeof persentaseDokumenCall>['data']) => ({
  persen: persentase_total,
  profil: total_profil,
})

/** Scorecard of a province next to the nation: five figures with their basis. Prints on one page. */
export function RaporScreen({
  search,
}: {
  search: { provinsi?: number | undefined; tahun?: number | undefined }
}) {
  const user = useSignedInUser()
  const scope = scopeOf(user)
  const today = dayInJakarta(Date.now())
  const change = useAnySearchChange()
  const tahun = search.tahun ?? Number(today.slice(0, 4))
  const provinsi = search.provinsi ?? (scope.jenis === 'semua' ? undefined : scope.provinsi_id)
  const list = useProvinsi().data
  const nama = list?.find(({ id }) => id === provinsi)?.nama
  const { angka, error } = useAngka(provinsi, tahun)
  return (
    <>
      <PageHeader
        title={nama ? `Rapor provinsi ${nama}` : 'Rapor provinsi'}
        crumbs={[{ label: 'OKKP', to: '/okkp/admin' }]}
        meta={`Dibandingkan dengan seluruh Indonesia. Uji dan tindak lanjut tahun ${tahun}; registrasi sebagaimana berlaku ${formatDate(today)}.`}
        actions={
          angka && (
            <Button leftSection={<Icon of={IconPrinter} />} variant="default" onClick={() => window.print()}>
              Cetak rapor
            </Button>
          )
        }
      />
      <div className={`${filters.filters} ${classes.saringan}`}>
        <PilihanDasbor
          label="Provinsi"
          name="provinsi"
          value={provinsi === undefined ? '' : String(provinsi)}
          {...(provinsi === undefined ? { semua: 'Pilih provinsi' } : {})}
          options={list}
          onChange={(id) => void change({ provinsi: id ? Number(id) : undefined }, { stay: true })}
        />
        <PilihanDasbor
          label="Tahun"
          name="tahun"
          value={String(tahun)}
          options={pilihanTahun(today, tahun).map((id) => ({ id, nama: String(id) }))}
          onChange={(year) => void change({ tahun: year ? Number(year) : undefined }, { stay: true })}
        />
      </div>
      {provinsi === undefined ? (
        <EmptyState
          title="Pilih provinsinya"
          text="Rapor membandingkan satu provinsi dengan seluruh Indonesia."
        />
      ) : error ? (
        <ErrorState title="Rapor belum dapat dimuat" error={error.error} onRetry={error.retry} />
      ) : angka ? (
        <table className={classes.rapor}>
          <caption className="visually-hidden">Rapor provinsi {nama}</caption>
          <thead>
            <tr>
              <th scope="col">Ukuran</th>
              <th scope="col">{nama ?? 'Provinsi'}</th>
              <th scope="col">Indonesia</th>
            </tr>
          </thead>
          <tbody>
            {raporOf(angka, provinsi).map((row) => (
              <tr key={row.nama}>
                <th scope="row">
                  {row.nama}
                  <small>{row.arti}</small>
                </th>
                <Sel {...row.provinsi} />
                <Sel {...row.nasional} />
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <LoadingRows rows={5} />
      )}
    </>
  )
}

function Sel({ teks, dari }: Nilai) {
  return (
    <td>
      <b>{teks}</b>
      <small>{dari}</small>
    </td>
  )
}
